const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether Postgres would read it as the id of a row; where it would not, there is no such row. */
export const isUuid = (text: string | undefined): text is string => shape.test(text ?? '');
