import postcss from 'postcss'

/** What old browsers pass over anyhow, and newer ones among them can do without; most of it moves. */
const SPARED = {
  atRules: /^(keyframes|media \((forced-colors|prefers-reduced-motion))/,
  declarations: /^(overflow-anchor|overscroll-behavior|scroll|unicode-bidi)/,
  selectors: /:has\(|:placeholder-shown|^::placeholder$/
}
/** What older browsers do not know as a selector: they drop a whole rule that names it among others. */
const NEW =
  /:(dir|focus-visible|focus-within|is|placeholder-shown|where)\b|::|:not\((?![\w.#-]+\)|\[[^\]]*\]\))/

/** Writes one selector out for each of those that stand in its first `:is()`. @returns {string[]} */
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

/** Between children: by a margin. */
function spread(/** @type {postcss.Rule} */ rule, /** @type {string} */ gap) {
  const find = (/** @type {string} */ prop) =>
    rule.nodes.findLast(node => node.type === 'decl' && node.prop === prop)?.toString() ?? ''
  const isColumn = /column/.test(find('flex-direction'))
  const [children, prop] = /: wrap/.test(find('flex-wrap'))
    ? ['*', 'margin-bottom']
    : ['* + *', isColumn ? 'margin-top' : 'margin-inline-start']
  const between = postcss.rule({ selectors: rule.selectors.map(each => `${each} > ${children}`) })
  between.append({ prop, value: gap })
  if (children === '*') between.append({ prop: 'margin-inline-end', value: gap })
  rule.after(between)
}

/** @type {Record<string, (decl: postcss.Declaration, rule: postcss.Rule) => void>} */
const DECLARATIONS = {
  gap: (decl, rule) => {
    if (!rule.some(node => node.toString() === 'display: flex')) return
    spread(rule, decl.value)
    decl.remove()
  },
  'text-align': decl => {
    decl.value = decl.value.replace(/^(start|end)$/, 'inline-$1')
  },
  'place-items': (decl, rule) => {
    // A grid of one thing in its middle.
    for (const node of rule.nodes) {
      if (node.toString() === 'display: grid') Object.assign(node, { value: 'flex' })
    }
    decl.cloneBefore({ prop: 'justify-content' })
    decl.prop = 'align-items'
  }
}

/**
 * Rewrites a sheet in its structure, so that older browsers understand most of it: lists of selectors of
 * which they know only some, shorthands, gaps. What depends on a page is left to `css.ts` of `src/legacy`:
 * there, `inline-start` is left or right.
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
