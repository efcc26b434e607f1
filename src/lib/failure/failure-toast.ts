import { showToast } from '../toast.ts';
import type { Wording } from '../words/refusals.ts';
import { type FailedAnswer, failureOf } from './failure.ts';

export function showFailure(word: Wording, title: string, answer: FailedAnswer, fallback?: string): void {
  showToast({ title, text: failureOf(word, answer, fallback).message, tone: 'error' });
}
