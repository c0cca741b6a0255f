export interface ReasonAnswer {
  /** The service that the reason is about; until it is given, the dialog can be left and finds it again. */
  serviceId: string;
  onCancel: () => void;
  onGiven: (reason: string) => Promise<unknown>;
}

/** As the contracts bound it. */
export const mostOfReason = 500;
