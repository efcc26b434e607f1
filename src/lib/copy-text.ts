import { showToast } from './toast.ts';

/** Copies a text and shows the result; `advice` is shown if the browser refuses. */
export async function copyText(text: string, advice: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied', tone: 'success' });
  } catch {
    showToast({ title: 'Not copied', text: advice, tone: 'error' });
  }
}
