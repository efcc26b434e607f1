import { createRoot } from 'react-dom/client';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { StaffRoot } from '../shell/StaffRoot.tsx';
import { Notifications } from './Notifications.tsx';
import styleSheet from './notifications.css?url';

export async function showNotifications(popup: HTMLElement, home: string): Promise<void> {
  await loadStyles(styleSheet);
  createRoot(popup).render(
    <StaffRoot>
      <Notifications home={home} />
    </StaffRoot>,
  );
}
