import { audit } from '../../audit/audit.ts';
import { endAddress } from '../../calendar/calendar-address.ts';
import { deleteDevices } from '../device/known-device.ts';
import { endSessions, type SignedIn } from '../sessions.ts';
import { asSuperAdmin, lockOther } from './super-admin.ts';

/** Ends someone else’s sessions; returns the number of devices. Throws ProblemError 403, 404 or 409. */
export async function logOutUser(me: SignedIn, userId: string): Promise<number> {
  return asSuperAdmin(me, 'Only a super admin can log others out.', async (tx) => {
    const own = 'This is your own account. You can log your other devices out in your settings.';
    const user = await lockOther(tx, me, userId, own);
    const devices = await endSessions(tx, user.id);
    await deleteDevices(tx, user.id);
    await endAddress(tx, user.id, me.user.id);
    if (devices > 0)
      await audit(tx, {
        actor: me.user.id,
        action: 'account.logged-out',
        subjectId: user.id,
        before: { devices },
        after: { devices: 0 },
      });
    return devices;
  });
}
