/** The files of the app that this page has loaded, for a worker to keep. */
export const loadedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
      )
      .map(({ pathname }) => pathname),
  ),
];
