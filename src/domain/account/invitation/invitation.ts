/** Days until an invitation link expires. */
export const invitationDays = 7;

export interface InvitationLink {
  email: string;
  /** Name of the super admin; null once the account is deleted. */
  invitedBy: string | null;
  /** ISO instant. */
  expiresAt: string;
  /** True if the address has an account, whose owner logs in to accept. */
  hasAccount: boolean;
}

/** Pending invitation in the super admins' list. */
export interface Invitation {
  id: string;
  email: string;
  invitedBy: string | null;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
  expired: boolean;
}
