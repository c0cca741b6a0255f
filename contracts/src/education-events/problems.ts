export const educationEventsProblems = {} as const;
