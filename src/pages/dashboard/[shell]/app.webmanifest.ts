import type { APIRoute } from 'astro';
import { appManifest } from '#src/dashboard/shell/app-manifest.ts';
import { type Shell, shells } from '#src/dashboard/shell/dashboards.ts';
import { appIcons } from '#src/domain/studio/app-icons.ts';

export const getStaticPaths = () => shells.map((shell) => ({ params: { shell }, props: { shell } }));

export const GET: APIRoute<{ shell: Shell }> = ({ props }) =>
  Response.json(appManifest(props.shell, appIcons));
