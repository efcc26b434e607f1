import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loginOriginMonths } from '#src/domain/account/login/login-origin.ts';
import { applicationRetentionMonths } from '#src/domain/application/application-limits.ts';
import {
  paidBookingRetentionMonths,
  unpaidBookingRetentionMonths,
} from '#src/domain/booking/booking-retention.ts';
import { enrolmentRetentionMonths } from '#src/domain/enrolment/enrolment.ts';
import { messageRetentionMonths } from '#src/domain/message/message.ts';
import { leftRetentionMonths, unconfirmedRetentionDays } from '#src/domain/newsletter/newsletter.ts';

const policy = readFileSync(new URL('../../../content/policies/privacy-policy.mdx', import.meta.url), 'utf8');

it.each([
  `**Bookings that were neither paid nor confirmed:** ${unpaidBookingRetentionMonths} months`,
  `**Enrolments in dance classes:** ${enrolmentRetentionMonths} months`,
  `**Applications for an internship, and CVs:** ${applicationRetentionMonths} months`,
  `**Messages from the contact page:** ${messageRetentionMonths} months`,
  `**Newsletter addresses:** until you leave; then ${leftRetentionMonths} more months`,
  `**From where our own people log in, and others try to:** ${loginOriginMonths} months`,
  `Addresses that were never confirmed: ${unconfirmedRetentionDays} days`,
])('the privacy policy states the retention period that the code uses: %s', (line) => {
  expect(policy).toContain(line);
});

it('the privacy policy states ten years for paid bookings, as the code does', () => {
  expect(policy).toContain('**Bookings and payments:** ten years after the payment');
  expect(paidBookingRetentionMonths / 12).toBe(10);
});
