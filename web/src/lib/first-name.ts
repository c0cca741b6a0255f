/** What stands where a whole name does not fit, or would be stiff. */
export const firstName = (fullName: string) => fullName.split(' ', 1)[0] ?? fullName;
