export const businessToolsProblems = {} as const;
