/** The contract itself is fetched after the form is seen. Should that fail, the server's own answer is shown. */
export const jobRules = () =>
  import('./posting-rules.ts').then(
    ({ errorsOfJob }) => errorsOfJob,
    () => () => ({}),
  );
