import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SettingsPage } from '#src/components/account/settings/Settings.tsx';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { HealthTab } from '../health/HealthTab.tsx';
import { queryClient } from '../server-state/query-client.ts';
import { StudioTab } from './StudioTab.tsx';

const ofTheStudio = [
  { id: 'studio', label: 'Studio', panel: asking(<StudioTab />) },
  { id: 'health', label: 'Health', panel: asking(<HealthTab />) },
];

function asking(tab: ReactNode): ReactNode {
  return <QueryClientProvider client={queryClient}>{tab}</QueryClientProvider>;
}

export default island('Nothing is lost. Please reload the page.', () => (
  <SettingsPage moreTabs={({ role }) => (role === 'SUPERADMIN' ? ofTheStudio : [])} />
));
