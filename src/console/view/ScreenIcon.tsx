/** Screens that the navigation leads to, in its order. */
export const MAIN_SCREENS = ['inbox', 'install', 'integrations', 'connect', 'team', 'app'] as const

/** Screen that the navigation leads to. */
export type MainScreen = (typeof MAIN_SCREENS)[number]

const PATHS: Record<MainScreen, string> = {
  inbox: 'M4 13h4l1.5 3h5L16 13h4M4 13l2.5-8h11L20 13v6H4z',
  install: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  integrations: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  connect: 'M12 5v14M5 12h14',
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
  app: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z'
}

/** Picture of a screen, beside or above its name. */
export const ScreenIcon = ({ screen }: { screen: MainScreen }) => (
  <svg className="screen-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[screen]} />
  </svg>
)
