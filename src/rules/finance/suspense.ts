/** Money of these cases fits no invoice as it came: it waits in suspense until a person places it. The others are about money that was taken. */
const HELD: readonly string[] = ['short', 'over', 'twice', 'superseded', 'mismatch'];

export const isHeld = (kind: string): boolean => HELD.includes(kind);
