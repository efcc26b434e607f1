import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { showToast } from '#src/lib/toast.ts';
import styleSheet from './print-day.css?url';

export async function sendToPrinter(): Promise<void> {
  try {
    await loadStyles(styleSheet);
  } catch {
    showToast({ title: 'Not printed', text: 'Check your connection and try again.', tone: 'error' });
    return;
  }
  const { dataset } = document.documentElement;
  dataset['print'] = 'day';
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
}
