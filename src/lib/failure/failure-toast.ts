import { showToast } from '../toast.ts';
import { type FailedAnswer, failureOf } from './failure.ts';

/** Says in the corner that something did not work; in the server's words, or else in ours. */
export function showFailure(title: string, answer: FailedAnswer, fallback?: string): void {
  showToast({ title, text: failureOf(answer, fallback).message, tone: 'error' });
}
