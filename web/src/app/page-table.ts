import type { ComponentType } from 'react';

export type LoadPage = () => Promise<ComponentType>;

/** Pages by their route. */
export type PageTable = Record<string, LoadPage>;
