import postcss from 'postcss'

/** Rules left out: old browsers ignore most of them, and none is needed. Most are animations. */
const SPARED = {
  atRules: /^(keyframes|media \((forced-colors|prefers-reduced-motion))/,
  declarations: /^(overflow-anchor|overscroll-behavior|scroll|unicode-bidi)/,
  selectors: /:has\(|:placeholder-shown|^::placeholder$/
}
/** Selectors that older browsers do not know: they drop a whole rule for one of them. */
const NEW =
  /:(dir|focus-visible|focus-within|is|placeholder-shown|where)\b|::|:not\((?![\w.#-]+\)|\[[^\]]*\]\))/

/** Expands a selector: one for each selector in its first `:is()`. @returns {string[]} */
function expandIs(/** @type {string} */ selector) {
  const [start = '', ...rest] = selector.split(':is(')
  if (!rest.length || /:not\([^)]*$/.test(start)) return [selector]
  const [list = '', ...others] = rest.join(':is(').split(')')
  return postcss.list.comma(list).flatMap(each => expandIs(start + each + others.join(')')))
}

/** @type {Record<string, (values: string[]) => Record<string, string>>} */
const SHORTHANDS = {
  inset: ([top = '', right = top, bottom = top, left = right]) => ({ top, right, bottom, left }),
  overflow: ([x = '', y = x]) => ({ 'overflow-x': x, 'overflow-y': y })
}
for (const name of ['margin', 'padding', 'inset']) {
  const end = name === 'inset' ? '' : `${name}-`
  SHORTHANDS[`${name}-inline`] = ([start = '', last = start]) => ({
    [`${name}-inline-start`]: start,
    [`${name}-inline-end`]: last
  })
  SHORTHANDS[`${name}-block`] = ([top = '', bottom = top]) => ({
    [`${end}top`]: top,
    [`${end}bottom`]: bottom
  })
}

/** Replaces a gap by margins between children. */
function replaceGap(/** @type {postcss.Rule} */ rule, /** @type {string} */ gap) {
  const find = (/** @type {string} */ prop) =>
    rule.nodes.findLast(node => node.type === 'decl' && node.prop === prop)?.toString() ?? ''
  const [row = '', column = row] = postcss.list.space(gap)
  const isWrapped = /: wrap/.test(find('flex-wrap'))
  const children = isWrapped ? '*' : '* + *'
  const between = postcss.rule({ selectors: rule.selectors.map(each => `${each} > ${children}`) })
  if (isWrapped) {
    between.append({ prop: 'margin-bottom', value: row })
    between.append({ prop: 'margin-inline-end', value: column })
  } else if (/column/.test(find('flex-direction'))) {
    between.append({ prop: 'margin-top', value: row })
  } else between.append({ prop: 'margin-inline-start', value: column })
  rule.after(between)
}

/** @type {Record<string, (decl: postcss.Declaration, rule: postcss.Rule) => void>} */
const DECLARATIONS = {
  gap: (decl, rule) => {
    if (!rule.some(node => node.toString() === 'display: flex')) return
    replaceGap(rule, decl.value)
    decl.remove()
  },
  'text-align': decl => {
    decl.value = decl.value.replace(/^(start|end)$/, 'inline-$1')
  },
  'place-items': (decl, rule) => {
    // A grid that centres its only child.
    for (const node of rule.nodes) {
      if (node.toString() === 'display: grid') Object.assign(node, { value: 'flex' })
    }
    decl.cloneBefore({ prop: 'justify-content' })
    decl.prop = 'align-items'
  }
}

/**
 * Rewrites a sheet so that older browsers understand most of it: selector lists, shorthands, gaps. The
 * rest depends on the page and is left to `css.ts` of `src/legacy`, which replaces `inline-start` by left
 * or right.
 */
export function lowerSheet(/** @type {string} */ sheet) {
  const root = postcss.parse(sheet)
  root.walkAtRules(rule => {
    if (SPARED.atRules.test(`${rule.name} ${rule.params}`)) rule.remove()
  })
  root.walkDecls(SPARED.declarations, decl => void decl.remove())
  root.walkRules(rule => {
    rule.walkDecls(decl => {
      const values = postcss.list.space(decl.value)
      const longhands = SHORTHANDS[decl.prop]?.(values)
      if (longhands && (decl.prop !== 'overflow' || values.length > 1)) {
        decl.replaceWith(
          ...Object.entries(longhands).map(([prop, value]) => postcss.decl({ prop, value }))
        )
      } else DECLARATIONS[decl.prop]?.(decl, rule)
    })
    const selectors = rule.selectors
      .flatMap(expandIs)
      .filter(each => !SPARED.selectors.test(each))
      .map(each => each.replace(/^(.*?):dir\(rtl\)/, "[dir='rtl'] $1"))
    const isNew = selectors.map(each => NEW.test(each))
    rule.selectors = selectors.filter((_, place) => !isNew[place])
    for (const selector of selectors.filter((_, place) => isNew[place])) {
      rule.cloneBefore({ selector })
    }
    if (isNew.every(Boolean)) rule.remove()
  })
  return root.toString()
}
