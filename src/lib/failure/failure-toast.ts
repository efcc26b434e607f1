import { showToast } from '../toast.ts';
import { type FailedAnswer, failureOf } from './failure.ts';

export function showFailure(title: string, answer: FailedAnswer, fallback?: string): void {
  showToast({ title, text: failureOf(answer, fallback).message, tone: 'error' });
}
