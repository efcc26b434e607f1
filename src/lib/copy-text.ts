import { showToast } from './toast.ts';

/** Copies a text, and says whether it did; `advice`, what to do where the browser does not let it. */
export async function copyText(text: string, advice: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied', tone: 'success' });
  } catch {
    showToast({ title: 'Not copied', text: advice, tone: 'error' });
  }
}
