import '#src/styles/forms.css';
import type { ReactNode } from 'react';
import { StaffPage } from '../shell/StaffPage.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';

export default function Opening(): ReactNode {
  return (
    <StaffPage>{({ role }) => (role === 'SUPERADMIN' ? <CalendarPanel /> : <OpeningFacts />)}</StaffPage>
  );
}
