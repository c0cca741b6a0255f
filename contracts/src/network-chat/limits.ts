/** Bounds of what people write to each other. */
export const limits = {
  message: { min: 1, max: 2000 },
  /** Letters of a message that a reply quotes. */
  quote: 200,
  messageSearch: 100,
  reactionsPerHour: 300,
  /** Files of one message, those that a person may upload within 24 hours, and letters of a name. */
  filesPerMessage: 4,
  filesPerDay: 40,
  fileName: 200,
  /** Strangers to whom a person may write first within 24 hours (D-32). */
  strangersPerDay: 20,
  /** Messages of a request that is not answered yet. */
  messagesPerRequest: 3,
  /** Letters of the title of an offer, its working days, and days until it expires. */
  offerTitle: 200,
  offerWorkingDays: 90,
  offerDays: 7,
  offersPerHour: 20,
  /** Letters of a note or a reason, and of what is quoted of a thing that is reported. */
  note: 1000,
  excerpt: 300,
  reportsPerHour: 20,
  supportMessagesPerHour: 20,
  /** Letters of what is looked for among people. */
  discoverSearch: 100,
  /** Requests to connect that a person may send within an hour. */
  connectionsPerHour: 60,
  /** Times that a request is declined before only the other may ask (D-31). */
  rejections: 3,
  /** People whose presence one socket may watch. */
  watched: 100,
  /** Bytes of one frame from a browser. */
  frame: 16 * 1024,
  /** Letters of the token in such a frame: the longest that identity makes has some 10,500. */
  token: 12_000,
} as const;
