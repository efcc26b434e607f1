export type Applying = 'open' | 'closed' | 'full';
