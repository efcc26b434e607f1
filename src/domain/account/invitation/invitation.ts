/** An invitation to join the staff, as both ends see it. */

/** A link works for so many days. */
export const invitationDays = 7;

/** What the page behind a link is told. */
export interface InvitationLink {
  /** The address that was invited. */
  email: string;
  /** The super admin's name; null once their account is gone. */
  invitedBy: string | null;
  /** ISO instant. */
  expiresAt: string;
  /** Anyone who has an account logs in to accept. */
  hasAccount: boolean;
}

/** An invitation in the super admins' list: nobody has accepted it, and nobody has taken it back. */
export interface Invitation {
  id: string;
  email: string;
  invitedBy: string | null;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
  expired: boolean;
}
