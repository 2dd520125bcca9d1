import { disc, ground, line, path } from './shapes';

/** Head and shoulders, lit: skin, hair, clothes, and one distinguishing item. */
function bust(back: string, skin: string, layout: string, hair: string, more: string): string {
  return (
    ground(back) +
    disc('#ffffff22', 60, 34, 34) +
    path(layout, 'M24 82c2-20 14-27 36-27s34 7 36 27z') +
    path(skin, 'M53 46h14v14q-7 6-14 0z') +
    path(skin, 'M45 30a15 17 0 0 1 30 0v6a15 16 0 0 1-30 0z') +
    hair +
    line('#2a1a12', 1.800, 'M52 35h4M64 35h4M56 45q4 2.500 8 0') +
    more
  );
}

export const heroes: Record<string, string> = {
  orsa: bust('#9a8f7d', '#b77a52', '#6b4a34', path('#3a2418', 'M43 32q-2-22 17-22t17 22q-4-10-9-12-10 4-17 0-6 4-8 12z'), path('#8b8d92', 'M86 26h22v16H86z') + line('#5a3c22', 5, 'M97 42v40') + line('#3a2418', 2, 'M34 70h14M72 70h14')),
  tesk: bust('#4d5a52', '#d8a878', '#2f3b3a', path('#22282a', 'M40 34q-2-26 20-26t20 26l-6-8H46z') + path('#2f3b3a', 'M36 40q0-34 24-34t24 34l-9-12H45z'), line('#d9a93a', 2.500, 'M44 66q16 10 32 0') + disc('#d9a93a', 50, 71, 2.500) + disc('#d9a93a', 57, 73, 2.500) + disc('#d9a93a', 64, 73, 2.500) + disc('#d9a93a', 71, 71, 2.500)),
  velmire: bust('#2f3560', '#e2c3a6', '#4a4f86', path('#e9e4ee', 'M40 56q-4-48 20-48t20 48l-6-2q4-26-4-32-10 6-20 0-8 6-4 32z'), disc('#f3e7c4', 96, 18, 8) + disc('#2f3560', 99, 16, 7) + disc('#f3e7c4', 24, 20, 4) + disc('#2f3560', 25.500, 19, 3.500) + line('#8ea2ff', 2, 'M52 35h4M64 35h4')),
  rovane: bust('#7d4a3a', '#c98f63', '#46231c', path('#5c1f16', 'M43 36q-3-26 17-26t18 24l6 18q-8-4-10-22-8-8-20-6-8 4-11 12z'), line('#e8ebee', 4, 'M94 8 82 66') + line('#d9a93a', 3, 'M76 52l14 4') + line('#8a1f1a', 1.600, 'M66 30l6 10')),
  ilme: bust('#8d8a86', '#dcb392', '#5f5b58', path('#4a4744', 'M36 60q-4-54 24-54t24 54l-10-2q4-28-2-34-12-4-24 0-6 6-2 34z') + path('#f0ece4', 'M46 26q14-10 28 0v5q-14-8-28 0z'), path('#6b6764', 'M56 64h8v14h-8z') + line('#d8d2c8', 2, 'M60 66v10M56 70h8')),
  haldrec: bust('#4a4f58', '#cfa07a', '#7c8794', path('#6d6a66', 'M43 34q-2-22 17-22t17 22l-5-8H48z') + path('#6d6a66', 'M46 38q0 20 14 20t14-20l-4 6q-10-4-20 0z'), path('#a9b3bd', 'M24 82c2-14 8-20 16-23l8 8-6 15zM96 82c-2-14-8-20-16-23l-8 8 6 15z') + line('#8a1f1a', 3, 'M50 72l20 8M70 72l-20 8')),
  garane: bust('#5c7a54', '#c68c5f', '#3f5a36', path('#2e1d12', 'M43 32q-2-22 17-22t17 22q-6-10-17-10t-17 10z') + path('#2e1d12', 'M76 30q10 14 2 34l-5-3q6-14 0-26z'), line('#7a4a22', 3.500, 'M26 10q-14 30 2 62') + line('#efe3cb', 1, 'M26 10l2 62') + path('#d9482f', 'M46 22l-8-14 12 8z')),
  jorin: bust('#7b6a4a', '#d9ab80', '#4d3a28', path('#6b3f1c', 'M42 34q-2-24 18-24t18 24q-4-6-10-6l-4-6-6 6-6-4-4 6q-4 0-6 4z'), path('#2a1a12', 'M45 32h30v6q-7 4-15-1-8 5-15 1z') + disc('#f5e4c0', 53, 35.500, 1.800) + disc('#f5e4c0', 67, 35.500, 1.800)),
  ashre: bust('#2f5a5e', '#8f5d3c', '#1f7a74', path('#141012', 'M43 34q-4-24 17-24t17 24l-3 18q6-24-14-24t-14 24z'), line('#f0c75a', 2, 'M46 24q14-6 28 0') + disc('#f0c75a', 60, 21, 2.500) + line('#9be7d8', 2, 'M88 20q12 8 0 18t2 20M32 20q-12 8 0 18t-2 20')),
  marrec: bust('#8a7a62', '#d6a983', '#5b4a3a', path('#e8e2d6', 'M43 30q0-20 17-20t17 20l-4-6q-12-6-26 0z') + path('#e8e2d6', 'M46 38q-2 26 14 30 16-4 14-30l-5 6q-9-4-18 0z'), line('#3d2c1d', 4, 'M98 12v70') + disc('#3d2c1d', 98, 12, 5) + line('#e8e2d6', 2.500, 'M50 31l7 1M63 32l7-1')),
};
