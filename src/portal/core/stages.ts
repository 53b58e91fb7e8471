export const STAGES = { coming: 'Opens soon', open: 'Open', closed: 'Closed' } as const;
