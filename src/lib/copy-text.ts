import { showToast } from './toast.ts';
import { refusals, type Wording } from './words/refusals.ts';

const said = refusals('forms');

/** Copies a text and shows the result; `advice` is shown if the browser refuses. */
export async function copyText(word: Wording, text: string, advice: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: word(said('copied')), tone: 'success' });
  } catch {
    showToast({ title: word(said('notCopied')), text: advice, tone: 'error' });
  }
}
