import { userListRules } from '#src/domain/account/user-list.ts';
import { applicationListRules } from '#src/domain/application/application-list.ts';
import { auditListRules } from '#src/domain/audit/audit-list.ts';
import { bookingListRules } from '#src/domain/booking/booking-list.ts';
import { clientListRules } from '#src/domain/client/client.ts';
import { discountListRules } from '#src/domain/discount/discount-list.ts';
import { enrolmentListRules } from '#src/domain/enrolment/enrolment-list.ts';
import { messageListRules } from '#src/domain/message/message-list.ts';
import { letterListRules } from '#src/domain/newsletter/letter.ts';
import { subscriberListRules } from '#src/domain/newsletter/subscriber-list.ts';
import { differenceRules } from '#src/domain/payment/differences/difference.ts';
import { paymentListRules } from '#src/domain/payment/payment-list.ts';
import { resourceListRules } from '#src/domain/resource/resource-list.ts';
import { shelfListRules } from '#src/domain/shelf/shelf-list.ts';
import { taskListRules } from '#src/domain/task/task-list.ts';
import type { ListFilters, ListRules } from '#src/lib/lists/list-rules.ts';

/** Rules of the lists with filters, of which the team can save views, by id. */
export const viewedLists: ReadonlyMap<string, ListRules<string, ListFilters>> = new Map(
  Object.entries({
    applications: applicationListRules,
    audit: auditListRules,
    bookings: bookingListRules,
    clients: clientListRules,
    discounts: discountListRules,
    enrolments: enrolmentListRules,
    gallery: shelfListRules,
    internships: shelfListRules,
    letters: letterListRules,
    messages: messageListRules,
    'payment-differences': differenceRules,
    payments: paymentListRules,
    pricing: shelfListRules,
    resources: resourceListRules,
    services: shelfListRules,
    subscribers: subscriberListRules,
    tasks: taskListRules,
    users: userListRules,
  } as unknown as Record<string, ListRules<string, ListFilters>>),
);
