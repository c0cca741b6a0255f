/** It brings no types of its own, and one drawing needs few of them. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    window: Window & Record<string, unknown>;
    reconfigure(options: { url: string }): void;
  }
}
