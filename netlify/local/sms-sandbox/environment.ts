import type { SmsSandbox } from './sandbox.ts';

export function smsEnvironment({ url, token, reportSecret }: SmsSandbox): Record<string, string> {
  return { SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: 'FTS Studio', SMS_REPORT_SECRET: reportSecret };
}
