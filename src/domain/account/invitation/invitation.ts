export const invitationDays = 7;

export interface InvitationLink {
  email: string;
  /** Name of the super admin; null once the account is deleted. */
  invitedBy: string | null;
  expiresAt: string;
  /** True if the address has an account, whose owner logs in to accept. */
  hasAccount: boolean;
}

export interface Invitation {
  id: string;
  email: string;
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
  expired: boolean;
}
