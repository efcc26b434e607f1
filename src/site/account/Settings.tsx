import { SettingsPage } from '#src/components/account/settings/Settings.tsx';
import { accountIsland } from './account-island.ts';

export default accountIsland(SettingsPage);
