import { type ReactNode, useEffect } from 'react';
import { SettingsPage } from '#src/components/account/settings/Settings.tsx';
import { prepareToasts } from '#src/lib/toast.ts';
import { HealthTab } from '../health/HealthTab.tsx';
import { StaffRoot } from '../shell/StaffRoot.tsx';
import { StudioTab } from './StudioTab.tsx';

const ofTheStudio = [
  { id: 'studio', label: 'Studio', panel: <StudioTab /> },
  { id: 'health', label: 'Health', panel: <HealthTab /> },
];

export default function StaffSettings(): ReactNode {
  useEffect(() => {
    prepareToasts();
  }, []);
  return (
    <StaffRoot advice="Nothing is lost. Please reload the page.">
      <SettingsPage moreTabs={({ role }) => (role === 'SUPERADMIN' ? ofTheStudio : [])} />
    </StaffRoot>
  );
}
