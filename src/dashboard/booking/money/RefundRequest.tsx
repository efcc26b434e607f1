import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { User } from '#src/domain/account/user.ts';
import type { StaffRefundRequest } from '#src/domain/booking/staff/staff-booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { emailedText } from '../../records/told-words.ts';
import { ActionField } from '../sheet/ActionField.tsx';
import { ActionForm, type ActionProps } from '../sheet/ActionForm.tsx';
import { requestText, waitSentence } from './refund-request-words.ts';

const one = accountApi.bookings[':id']['refund-requests'][':request'];

interface RefundRequestProps extends ActionProps {
  request: StaffRefundRequest;
  role: User['role'];
}

/** Shows a refund that waits for a super admin, with what the reader may decide. */
export function RefundRequest({ request, role, ...action }: RefundRequestProps): ReactNode {
  const decides = role === 'SUPERADMIN' && !request.own;
  return (
    <>
      <div className="notice notice--info">
        <div>
          <p>{requestText(request)}</p>
          <p>{waitSentence(request, role)}</p>
        </div>
      </div>
      {decides && !request.stale && <Approve {...action} request={request} />}
      {decides && <Decline {...action} request={request} />}
      {request.own && <Withdraw {...action} request={request} />}
    </>
  );
}

type DecisionProps = Omit<RefundRequestProps, 'role'>;

function Approve({ booking, onConflict, request }: DecisionProps): ReactNode {
  const { id, version } = booking;
  return (
    <ActionForm
      title="Approve the refund"
      submit="Approve and record the refund"
      done="The refund is recorded."
      onConflict={onConflict}
      send={() =>
        answerTo((init) =>
          one.approval.$post({ param: { id, request: request.id }, json: { version } }, { init }),
        )
      }
    >
      <p>
        It is recorded as {request.actor} typed it. {emailedText(booking)}
      </p>
    </ActionForm>
  );
}

function Decline({ booking, onConflict, request }: DecisionProps): ReactNode {
  const { id, version } = booking;
  return (
    <ActionForm
      title="Decline the refund"
      submit="Decline the refund"
      done="The refund is declined. Nothing was recorded."
      danger
      onConflict={onConflict}
      send={({ reason = '' }) =>
        answerTo((init) =>
          one.refusal.$post({ param: { id, request: request.id }, json: { reason, version } }, { init }),
        )
      }
    >
      <ActionField of="decline" name="reason" label="Reason" hint="Staff read it." maxLength={500} />
    </ActionForm>
  );
}

function Withdraw({ booking, onConflict, request }: DecisionProps): ReactNode {
  const { id, version } = booking;
  return (
    <ActionForm
      title="Withdraw the refund"
      submit="Withdraw the refund"
      done="The refund is withdrawn. Nothing was recorded."
      onConflict={onConflict}
      send={() =>
        answerTo((init) =>
          one.$delete({ param: { id, request: request.id }, query: { version: String(version) } }, { init }),
        )
      }
    >
      <p>You can request it again at any time.</p>
    </ActionForm>
  );
}
