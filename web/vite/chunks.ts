/**
 * How the build joins modules into files. Left alone it makes a file for every set of pages that share something,
 * dozens of small ones to a page; joined any further, pages would load what they do not use.
 */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const] },
  // Not the sheet of text fields: so many forms import it that all pages would load it.
  {
    name: 'mantine',
    test: /node_modules.@?(mantine(?!.core.styles.Input)|floating|clsx)/,
    minShareCount: 49,
  },
  {
    name: 'data',
    test: /node_modules.swr|web.src.lib.(api|refusals)\./,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // The first pages all use these modules, and each is too small for a file of its own.
  {
    name: 'begun',
    test: /web.src.features.(kids.(begin|use-audience))|web.src.lib.use-typed-search|web.src.ui.[a-z]+.copy-text|kernel.geo|esm.icons.Icon(AlertTriangle|MapPin|Search)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'lists',
    test: /web.src.ui.[a-z]+.(date-text|empty-state|error-notice|load-more|page|plain-button|plain-fields|skeleton)|web.src.lib.(dates|server-clock)|kernel.money/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'scene',
    test: /web.src.ui.[a-z]+.scene(\.|-names)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'rows',
    test: /web.src.ui.[a-z]+.(amount|dotted-line|layout|rows-skeleton|scene-of\.)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // Today's and those of whatever page follows; apart from the lists, which the open pages load.
  {
    name: 'sheets',
    test: /web.src.ui.[a-z]+.(back-link|button-row|card\.|facts)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'cards',
    test: /web.src.ui.[a-z]+.(card-list|chip|figures|list-skeleton|money-text)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'ruled',
    test: /web.src.ui.[a-z]+.(rows\.|stat\.)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'ticket',
    test: /web.src.ui.[a-z]+.(ticket\.|scene-of-trade)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'settings',
    test: /web.src.ui.[a-z]+.(item-list|panel|section-nav|settings-section)|pages.settings.settings-page/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // Lists of jobs need these modules; posting a job, the texts of refusals and the rows of Today stay out.
  {
    name: 'jobs',
    test: /web.src.lib.use-is-wide|web.src.features.(jobs|proposals).(?!(?:[a-z]+.)?(?:free-to-send|job-draft|job-posting|locate|proposal-status-badge|job-rows|fitting-jobs))|contracts.src.marketplace.(categories|limits|gig-options|search-reach|professions)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];
