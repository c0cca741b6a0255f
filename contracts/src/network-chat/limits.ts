/** Bounds of what people write to each other. */
export const limits = {
  message: { min: 1, max: 2000 },
  /** Strangers to whom a person may write first within 24 hours (decision 32). */
  strangersPerDay: 20,
  /** Messages of a request that nobody has answered. */
  messagesPerRequest: 3,
  /** People whose presence one socket may watch. */
  watched: 100,
  /** Bytes of one frame from a browser. */
  frame: 16 * 1024,
  /** Letters of the token in such a frame: the longest that identity makes has some 10,500. */
  token: 12_000,
} as const;
