/** The basic shapes of the pictures, in a box of 120 by 80. */
export const ground = (fill: string) => `<path fill="${fill}" d="M0 0h120v80H0z"/>`;
export const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
export const line = (stroke: string, width: number, d: string) => `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const disc = (fill: string, x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ring = (stroke: string, width: number, x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const glow = (fill: string, x: number, y: number, r: number) => disc(`${fill}44`, x, y, r) + disc(`${fill}55`, x, y, r * 0.66);
export const waves = (fill: string, y: number) => path(fill, `M0 ${y}q10-6 20 0t20 0 20 0 20 0 20 0 20 0V80H0z`);
