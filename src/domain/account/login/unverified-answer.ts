/** Body of the 403 after a correct password when the address is not verified. */
export interface UnverifiedAnswer {
  userId: string;
}
