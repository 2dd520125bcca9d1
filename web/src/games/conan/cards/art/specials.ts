import { disc, glow, ground, line, path, ring, waves } from './shapes';

export const actions: Record<string, string> = {
  'retreat-by-night': ground('#26304f') + disc('#f0e3b4', 94, 18, 9) + disc('#26304f', 98, 15, 8) + path('#3f5a4c', 'm0 80 34-42 22 22 22-30 42 50z') + line('#e9dcae', 4, 'M40 78q6-14 20-18t12-18') + path('#151a2c', 'M30 74c0-9 3-14 7-14s7 5 7 14z') + disc('#151a2c', 37, 56, 4),
  sandstorm: ground('#e2bd78') + line('#c4934a', 7, 'M4 20h70M30 36h84M10 52h64M88 52h20M24 68h80') + line('#f2dba8', 3, 'M20 28h50M60 44h44M14 60h50') + path('#5a4326', 'M80 74c0-16 4-22 10-22s10 6 10 22z') + disc('#5a4326', 90, 47, 6),
  rockfall: ground('#cfc6b6') + path('#8f8573', 'M0 0h44L22 80H0z') + path('#6b6252', 'M50 12l18-6 10 12-8 14-18-4zM80 30l16 0 6 14-12 8-14-8zM50 44l14 2 2 14-14 4-8-10zM74 60l20-2 6 12-12 10H74z') + line('#8f8573', 2, 'M60 2V0M90 22V10M58 36V26'),
  'false-trail': ground('#dfe3cf') + path('#8fa77d', 'M0 50q40-14 120 0v30H0z') + line('#fff7e0', 5, 'M14 80q10-26 40-30M56 50q30-6 50-36') + path('#5b3c1e', 'M56 16h5v44h-5z') + path('#8a5a2a', 'M40 18h34l8 6-8 6H40zM78 34H46l-8 6 8 6h32z'),
  cutpurse: ground('#7a5a6a') + path('#8a5a2a', 'M38 34q22-10 44 0 12 36-22 38-34-2-22-38Z') + path('#5b3820', 'M44 32l4-14h24l4 14q-16-6-32 0z') + line('#e3c06a', 3, 'M42 34q18-6 36 0') + path('#e8ebee', 'M86 8l6 4-22 28-4-4z') + disc('#f0c75a', 58, 56, 5) + disc('#f0c75a', 68, 64, 4),
  'reading-the-ashes': ground('#3d2f33') + glow('#f0883c', 60, 50, 26) + path('#9a938c', 'M22 68q38-16 76 0l-8 12H30z') + line('#5a2b1c', 5, 'M40 64l40-10M42 54l38 12') + path('#f6c35a', 'M60 22q12 14 6 26 8-2 6-10 10 20-12 22-22-2-12-22 0 8 6 8-2-12 6-24Z') + disc('#fff3c4', 56, 46, 2) + disc('#fff3c4', 65, 46, 2),
  'fire-in-the-camp': ground('#4a2a3a') + path('#d9c08a', 'M10 72 34 30l24 42z') + path('#8a6a4a', 'M34 30l24 42H34z') + path('#e0582c', 'M86 20q18 18 8 34 12-2 10-14 14 34-20 36-32-4-18-34 0 12 10 12-4-20 10-34Z') + path('#f6c35a', 'M86 44q8 8 4 18 6 0 6-6 4 18-12 18-14-2-8-16 0 6 4 6 0-12 6-20Z'),
};

export const objects: Record<string, string> = {
  'basalt-mace': ground('#c9bda8') + line('#5a3c22', 7, 'M36 76 66 36') + disc('#3b3f46', 74, 26, 16) + path('#565b64', 'M74 4l5 10h-10zM96 26l-10 5V21zM58 16l10 2-6 8zM74 48l-5-10h10zM90 12l-2 10-8-6z'),
  'rain-coloured-cloak': ground('#9fb1ba') + line('#d7e3e8', 2, 'M16 8l-6 14M36 4l-6 14M100 6l-6 14M112 30l-6 14M18 44l-6 14M96 56l-6 14') + path('#4f6b7a', 'M60 10q18 4 20 22l16 44H24l16-44q2-18 20-22Z') + path('#37505e', 'M60 10q14 8 14 24l-14 42-14-42q0-16 14-24Z') + disc('#d9a93a', 60, 36, 3),
  'lamp-without-oil': ground('#3a3550') + glow('#b9e0ff', 88, 26, 20) + path('#d9a93a', 'M20 50q6-14 28-14h14q18-2 30-14l4 4q-10 22-26 26-2 14-20 14t-22-12Z') + path('#a97a18', 'M38 66h28l4 8H34z') + path('#d8efff', 'M92 6q8 8 3 16h-7q-4-8 4-16Z') + ring('#a97a18', 3, 18, 48, 7),
  'boar-spear': ground('#b9c2a0') + line('#6a4423', 5, 'M18 76 82 22') + path('#d8dde2', 'M78 18l24-12-10 26-8 2z') + line('#4c5560', 4, 'M70 24l14 16') + path('#7c2a22', 'M70 32l8 8-10 8-6-6z'),
  'silver-picks': ground('#4d5a52') + ring('#d8dde2', 4, 34, 26, 12) + line('#e8ebee', 4, 'M42 36l46 34M36 40l28 36M46 28l52 22') + line('#e8ebee', 4, 'M88 70v-8M64 76l6-6M98 50l2 8'),
  'green-copper-amulet': ground('#d6cba8') + line('#6a4423', 2.500, 'M30 4q30 44 60 0') + disc('#3f8a74', 60, 46, 24) + ring('#2a6454', 3, 60, 46, 18) + path('#8fd0b6', 'm60 32 4 10 10 4-10 4-4 10-4-10-10-4 10-4z'),
  'cracked-horn': ground('#c4b49a') + path('#efe3cb', 'M14 30q16 34 54 26 20-6 30-34l12 12q-12 34-44 40-44 4-52-44Z') + path('#d9a93a', 'M94 20l18 16-5 5-17-15zM12 30l8-4 4 10-8 4z') + line('#3a2413', 2, 'M54 58l6-8-4-4 8-6'),
  'dead-kings-seal': ground('#5a2c3a') + path('#c23a35', 'M60 10l9 6 11-2 4 10 10 5-2 11 5 10-8 8-2 11-11 1-7 8-9-5-9 5-7-8-11-1-2-11-8-8 5-10-2-11 10-5 4-10 11 2z') + ring('#8a1f1a', 2.500, 60, 42, 20) + path('#8a1f1a', 'm46 34 6 6 8-12 8 12 6-6-2 18H48z'),
  'duellists-gauntlet': ground('#8f97a0') + path('#4c5560', 'M40 80V44q0-8 8-8V16a4 4 0 0 1 8 0v-4a4 4 0 0 1 8 0v4a4 4 0 0 1 8 0v6a4 4 0 0 1 8 0v24q0 8-4 14v20z') + line('#a9b3bd', 2, 'M56 16v20M64 14v22M72 20v16M42 62h34M42 70h34') + path('#4c5560', 'M48 40l-12-10q-6 2-2 8l12 18z'),
  'chroniclers-lute': ground('#d9c29a') + '<g transform="rotate(35 60 40)">' + path('#9a5a2a', 'M60 26q22 2 22 26t-22 26q-22-2-22-26t22-26Z') + disc('#3a2011', 60, 50, 7) + path('#6a3c1c', 'M56-6h8v40h-8z') + line('#f4e6c8', 1, 'M58-4v72M60-4v72M62-4v72') + path('#3a2011', 'M52 66h16v4H52z') + '</g>' + waves('#00000000', 80),
};

/** Resolution cards show their bonus and its attribute. */
export const resolutions: Record<string, string> = {
  rays: ground('#f1ddb0') + line('#d9a93a', 3, 'M60 40 0 10M60 40 20 0M60 40V0M60 40l40-40M60 40l60-30M60 40H0M60 40h60M60 40 0 72M60 40l60 32M60 40 30 80M60 40l30 40'),
  shift: ground('#d9d3ea') + line('#6d5a9a', 5, 'M24 40a36 26 0 0 1 66-14M96 40a36 26 0 0 1-66 14') + path('#6d5a9a', 'M96 12l-2 18-16-6zM24 68l2-18 16 6z'),
  cancel: ground('#cfd8dc') + path('#4c6a7a', 'M36 12h48v26q0 26-24 36-24-10-24-36z') + path('#6f93a5', 'M60 12h24v26q0 26-24 36z') + line('#e8ebee', 5, 'M14 66 50 34M106 66 74 44') + line('#8a1f1a', 4, 'M44 26l32 30'),
  edge: ground('#e8dcc4') + line('#5a4632', 4, 'M60 14v52M40 70h40M24 26h72') + line('#5a4632', 1.600, 'M24 26l-10 22M24 26l10 22M96 26 86 48M96 26l10 22') + path('#b8860b', 'M12 48h24q-4 10-12 10t-12-10zM84 48h24q-4 10-12 10t-12-10z') + disc('#5a4632', 60, 14, 4),
};
