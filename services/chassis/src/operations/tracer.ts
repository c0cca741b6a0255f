/** A span holds names and numbers of ours, never a URL, a query or a person's text. */
export type SpanAttributes = Record<string, string | number>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'consumer';
  /** The W3C `traceparent` of the span that led here; without one a trace begins. */
  parent?: string | undefined;
  attributes: SpanAttributes;
}

export interface Span {
  /** The next span names this as its parent. */
  traceparent: string;
  end(isFailed: boolean, attributes?: SpanAttributes): void;
}

export interface Tracer {
  begin(span: SpanStart): Span;
  /** Sends what has not been sent yet, for two seconds at most. */
  close(): Promise<void>;
}
