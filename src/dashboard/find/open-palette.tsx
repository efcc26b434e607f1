import { createRoot } from 'react-dom/client';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { StaffRoot } from '../shell/StaffRoot.tsx';
import { Palette } from './Palette.tsx';
import styleSheet from './palette.css?url';

/** Resolves once it is closed, with the action that was chosen. */
export async function openPalette(home: string, placeholder: string): Promise<(() => void) | undefined> {
  await loadStyles(styleSheet);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const act = await new Promise<(() => void) | undefined>((close) => {
    root.render(
      <StaffRoot>
        <Palette home={home} placeholder={placeholder} onClose={close} />
      </StaffRoot>,
    );
  });
  root.unmount();
  host.remove();
  return act;
}
