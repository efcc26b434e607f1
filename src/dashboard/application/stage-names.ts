import type { ApplicationStage } from '#src/domain/application/application-stage.ts';

export function stageTone(stage: ApplicationStage): 'good' | 'bad' | undefined {
  if (stage === 'accepted') return 'good';
  return stage === 'declined' ? 'bad' : undefined;
}
