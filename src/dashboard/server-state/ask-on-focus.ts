import { focusManager } from '@tanstack/react-query';

/** Asks anew when someone comes back: from another tab, and from another window, which hides none. */
export function askOnFocus(): void {
  focusManager.setEventListener((handle) => {
    const onFocus = () => handle();
    document.addEventListener('visibilitychange', onFocus);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
    };
  });
}
