import { type ReactNode, useEffect } from 'react';
import { SettingsPage } from '#src/components/account/settings/Settings.tsx';
import { en as settings } from '#src/domain/account/settings/words/en.ts';
import { prepareToasts } from '#src/lib/toast.ts';
import { IslandWords } from '#src/lib/words/island-words.tsx';
import { speak } from '#src/lib/words/messages.ts';
import { HealthTab } from '../health/HealthTab.tsx';
import { english } from '../shell/english.ts';
import { StaffRoot } from '../shell/StaffRoot.tsx';
import { StudioTab } from './StudioTab.tsx';

const ofTheStudio = [
  { id: 'studio', label: 'Studio', panel: <StudioTab /> },
  { id: 'health', label: 'Health', panel: <HealthTab /> },
];

const words = { ...english, settings: speak('en', settings) };

export default function StaffSettings(): ReactNode {
  useEffect(() => {
    prepareToasts();
  }, []);
  return (
    <StaffRoot advice="Nothing is lost. Please reload the page.">
      <IslandWords value={words}>
        <SettingsPage moreTabs={({ role }) => (role === 'SUPERADMIN' ? ofTheStudio : [])} />
      </IslandWords>
    </StaffRoot>
  );
}
