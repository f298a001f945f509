/** Screens that the navigation leads to. */
export type MainScreen = 'inbox' | 'install' | 'integrations' | 'connect'

const PATHS: Record<MainScreen, string> = {
  inbox: 'M4 13h4l1.5 3h5L16 13h4M4 13l2.5-8h11L20 13v6H4z',
  install: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  integrations: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  connect: 'M12 5v14M5 12h14'
}

/** Picture of a screen, which a phone shows above its name. */
export const ScreenIcon = ({ screen }: { screen: MainScreen }) => (
  <svg className="screen-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[screen]} />
  </svg>
)
