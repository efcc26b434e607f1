/** What a login is told beside the sentence when the password is right and the address not confirmed yet (403). */
export interface UnverifiedAnswer {
  /** Whose code is asked for next. */
  userId: string;
}
