import { disc, glow, ground, line, path, ring, waves } from './shapes';

/** A place for each adventure. */
export const adventures: Record<string, string> = {
  'ravens-ford':
    ground('#cfd8d2') + path('#7f9a7d', 'M0 46q30-16 60-6t60-8v48H0z') + waves('#5d8a94', 58) + line('#3d2c22', 3, 'M18 56l12 10M44 58l10 9M70 60l10 9M94 58l11 8') + path('#1e1c22', 'M30 24q6-6 12 0 6-6 12 0-6-1-9 4h-6q-3-5-9-4ZM70 14q6-6 12 0 6-6 12 0-6-1-9 4h-6q-3-5-9-4ZM84 34q4-4 8 0 4-4 8 0-4-1-6 3h-4q-2-4-6-3Z'),
  'hanged-mans-inn':
    ground('#4b4a63') + disc('#e9dcae', 98, 16, 9) + path('#2b2436', 'M14 80V42l26-22 26 22v38z') + path('#7a4a2c', 'M10 44 40 17l30 27-5 4-25-22-25 22z') + path('#f3c862', 'M24 50h11v13H24zM45 50h11v13H45z') + path('#5b3420', 'M36 66h9v14h-9z') + line('#1d1622', 3, 'M84 80V30h18') + line('#1d1622', 1.6, 'M98 30v9') + path('#8d6a3d', 'M90 39h17v13H90z') + disc('#2b2436', 98.5, 45, 3),
  'stone-hives':
    ground('#f0d9a8') + path('#d9b56b', 'M0 62h120v18H0z') + path('#8f7a5e', 'M10 66c0-26 8-38 16-38s16 12 16 38zM44 66c0-34 9-50 18-50s18 16 18 50zM82 66c0-22 7-32 14-32s14 10 14 32z') + line('#6d5b43', 2, 'M14 52h24M19 40h14M48 50h28M52 34h20M85 54h22') + path('#33281b', 'M22 66a5 6 0 0 1 9 0zM57 66a6 8 0 0 1 11 0zM92 66a4 5 0 0 1 8 0z') + disc('#b4831d', 40, 20, 2) + disc('#b4831d', 84, 24, 2) + disc('#b4831d', 92, 14, 1.6) + disc('#b4831d', 32, 12, 1.6),
  'howling-milestone':
    ground('#b9c3cf') + disc('#f4eedb', 26, 20, 10) + path('#5e6f63', 'M0 60q40-12 120 0v20H0z') + path('#8b8d92', 'M48 70V30q12-14 24 0v40z') + path('#2a2a31', 'M55 38l4 3-4 3zM66 38l-4 3 4 3zM54 50q6.500 14 13 0-6.500-6-13 0Z') + line('#6a6c72', 1.500, 'M50 62h6M64 58h6') + line('#eef1f4', 3, 'M82 42q8-4 14 0t14 0M82 52q8-4 14 0t14 0'),
  'thieves-fair':
    ground('#2d2440') + glow('#f2b84b', 30, 20, 12) + glow('#f2b84b', 92, 18, 11) + disc('#f7d27a', 30, 20, 4) + disc('#f7d27a', 92, 18, 4) + path('#b13d33', 'M6 48 32 30l26 18z') + path('#f4e6c8', 'M15 48 32 30l-4 18zM41 48 32 30l17 18z') + path('#4a3a5e', 'M10 48h44v32H10z') + path('#2f6f62', 'M62 50 90 32l26 18z') + path('#f4e6c8', 'M76 50 90 32l-6 18zM98 50 90 32l16 18z') + path('#3f3152', 'M66 50h46v30H66z') + path('#1a1426', 'M52 80c0-14 4-20 9-20s9 6 9 20z') + disc('#1a1426', 61, 55, 5),
  'boat-without-ferryman':
    ground('#cbd9dc') + disc('#f6efdc', 90, 18, 9) + path('#8ea7ac', 'M0 46q30-9 60 0t60-2v20H0z') + waves('#4f7a86', 52) + path('#4f321d', 'M26 48h68l-13 15H41z') + path('#6e4829', 'M26 48h68l-3 4H29z') + line('#2f1d10', 2.500, 'M60 48V24') + line('#2f1d10', 2, 'M78 30 54 66') + waves('#3a6470', 66),
  'well-of-oaths':
    ground('#dfe6d2') + path('#8fae7e', 'M0 56h120v24H0z') + path('#a39a8c', 'M32 46h56l-5 30H37z') + line('#7d7468', 1.600, 'M35 56h50M37 66h46M50 46v10M68 46v10M58 56v10M76 56v10') + path('#26333a', 'M32 46a28 8 0 0 1 56 0 28 8 0 0 1-56 0z') + line('#5a3c22', 3.500, 'M38 46V18M82 46V18M32 18h56') + path('#7b3b2c', 'M26 18 60 4l34 14z') + line('#3b2817', 1.500, 'M60 18v20') + path('#8a6235', 'M55 36h10l-2 8h-6z'),
  'burnt-stockade':
    ground('#e6c39a') + path('#b0744a', 'M0 60h120v20H0z') + path('#c8853b', 'M16 14q10 12 4 24 14-6 12 14H8q-2-16 8-38ZM88 22q10 10 4 20 12-6 10 14H78q-2-16 10-34Z') + path('#f0b54a', 'M18 32q6 8 2 18h-8q0-8 6-18ZM90 36q6 8 2 16h-8q0-8 6-16Z') + path('#33241c', 'M2 80V50l6-8 6 8v30zM18 80V58l6-6 6 6v22zM34 80V44l6-8 6 8v36zM50 80V62l6-4 6 4v18zM66 80V46l6-8 6 8v34zM82 80V60l6-6 6 6v20zM98 80V48l6-8 6 8v32z'),
  'tomb-of-the-child-king':
    ground('#39405e') + path('#232842', 'M0 66h120v14H0z') + path('#a89b86', 'M18 66 60 12l42 54z') + path('#8b7f6c', 'M60 12l42 54H60z') + path('#1b1a26', 'M50 66V44a10 10 0 0 1 20 0v22z') + path('#e3b948', 'm60 22 3 6 6-3-2 9H53l-2-9 6 3z') + disc('#e9dcae', 16, 14, 5) + disc('#f5ecd0', 100, 22, 1.400) + disc('#f5ecd0', 84, 10, 1.400) + disc('#f5ecd0', 36, 20, 1.400),
  'drowned-caravan':
    ground('#9cc4bd') + path('#3d7f7f', 'M0 26q30-6 60 0t60 0v54H0z') + path('#25605f', 'M0 66q30-8 60 0t60-2v16H0z') + path('#6a4a2b', 'M18 60l8-22h26l6 22z') + path('#e6dbc0', 'M22 38q15-22 32 0z') + ring('#3a2512', 3, 30, 64, 7) + ring('#3a2512', 3, 52, 66, 7) + path('#6a4a2b', 'M78 66q2-14 10-14 4-8 8 0 8 0 10 8l-4 8z') + disc('#d8efe8', 70, 40, 2.500) + disc('#d8efe8', 74, 32, 2) + disc('#d8efe8', 100, 44, 2.500) + disc('#d8efe8', 40, 24, 2),
  'lantern-wood':
    ground('#15303a') + path('#0d2028', 'M8 80V10h8v70zM34 80V0h10v80zM66 80V6h9v74zM98 80V0h11v80z') + line('#0d2028', 4, 'M16 30l12-10M44 24 58 12M66 34 54 24M98 28 84 16') + glow('#f5c860', 27, 30, 13) + glow('#f5c860', 56, 40, 13) + glow('#f5c860', 86, 30, 13) + path('#fbe6a4', 'M24 24h6l2 10h-10zM53 34h6l2 10H51zM83 24h6l2 10H81z') + path('#1f4a45', 'M0 70q30-8 60 0t60-2v12H0z'),
  'salt-galleries':
    ground('#33374f') + path('#f1eff0', 'M0 0h22l-8 30-14 6zM120 0H96l10 34 14 4z') + path('#d5d3de', 'M22 0h14l-8 18-10 6zM96 0H82l8 16 10 8z') + path('#b9b6c8', 'M36 80l4-34 20-12 20 12 4 34z') + path('#252739', 'M48 80V54a12 12 0 0 1 24 0v26z') + path('#f1eff0', 'M0 80l10-26 12 26zM98 80l12-22 10 22zM24 80l8-14 8 14zM84 80l8-12 7 12z') + glow('#f5c860', 60, 62, 9),
  'temple-of-the-closed-eye':
    ground('#e8cf9f') + path('#b98c50', 'M0 64h120v16H0z') + path('#8a5f3a', 'M14 64V38h92v26z') + path('#6e4a2c', 'M6 38 60 8l54 30z') + path('#c99a5f', 'M22 40h9v24h-9zM42 40h9v24h-9zM69 40h9v24h-9zM89 40h9v24h-9z') + line('#2f1c10', 3, 'M44 26q16 12 32 0') + line('#2f1c10', 2, 'M48 31l-3 4M60 34v5M72 31l3 4') + path('#2f1c10', 'M54 48h12v16H54z'),
  'buried-city':
    ground('#f1d9a6') + disc('#f9efce', 24, 18, 11) + path('#b98d5a', 'M30 60V30l8-9 8 9v30zM62 60V18l9-10 9 10v42zM92 60V38l7-8 7 8v22z') + path('#8f6a40', 'M38 21l8 9v30h-8zM71 8l9 10v42h-9zM99 30l7 8v22h-7z') + path('#3a2817', 'M34 36h4v7h-4zM67 26h4v8h-4zM67 40h4v8h-4zM95 44h4v6h-4z') + path('#dcb877', 'M0 54q30-14 56 0t64-4v30H0z') + path('#c9a260', 'M0 66q36-10 64 0t56-2v16H0z'),
  'breathing-isle':
    ground('#bfd7da') + waves('#4b8190', 54) + path('#4f7a4b', 'M16 58q10-34 44-34t44 34z') + path('#3a5f3c', 'M60 24q34 0 44 34H60z') + path('#1e2a2c', 'M36 50q6-5 12 0-6 4-12 0ZM70 50q6-5 12 0-6 4-12 0Z') + line('#f4f7f2', 3.500, 'M52 22q-6-8 2-12t0-10M66 20q6-8-2-12') + waves('#2f6474', 64),
  'fortress-of-seven-gates':
    ground('#d7c3b4') + path('#a54a34', 'M0 0h120v22q-60 14-120 0z') + path('#7e6a63', 'M10 80V34h100v46z') + path('#5d4c48', 'M10 34v-8h10v5h10v-5h10v5h10v-5h10v5h10v-5h10v5h10v-5h10v5h10v-5h10v8z') + path('#2a1f20', 'M16 80V60a5 5 0 0 1 10 0v20zM31 80V58a5 5 0 0 1 10 0v22zM46 80V56a4 4 0 0 1 8 0v24zM59 80V52a6 6 0 0 1 12 0v28zM76 80V56a4 4 0 0 1 8 0v24zM88 80V58a4 4 0 0 1 8 0v22zM100 80V60a4 4 0 0 1 8 0v20z') + path('#e0b04a', 'M58 40h14v4H58z'),
  'volcano-crown':
    ground('#4a2230') + glow('#f08a3c', 60, 26, 26) + path('#2b141d', 'M0 80 42 26h36l42 54z') + path('#f2a33c', 'M42 26h36l-6 8-6-3-6 6-7-6-6 4z') + path('#e0582c', 'M54 34l6 46h-9l-2-30zM68 32l10 48h-8l-8-36z') + path('#f6d27a', 'm50 20 3-12 5 8 3-12 4 12 5-8 2 12z') + disc('#f2a33c', 34, 18, 2) + disc('#f2a33c', 88, 14, 2.500) + disc('#f2a33c', 98, 30, 1.800),
  'palace-of-smoked-mirrors':
    ground('#544a63') + path('#372f45', 'M0 68h120v12H0z') + path('#8e83a3', 'M12 68V26a12 14 0 0 1 24 0v42zM48 68V18a12 14 0 0 1 24 0v50zM84 68V26a12 14 0 0 1 24 0v42z') + path('#c9c3da', 'M16 64V28a8 10 0 0 1 16 0v36zM52 64V20a8 10 0 0 1 16 0v44zM88 64V28a8 10 0 0 1 16 0v36z') + line('#ffffff', 2, 'M20 44l8-12M56 42l9-14M92 44l8-12') + path('#4a405a', 'M54 64c0-14 2-20 6-20s6 6 6 20z') + disc('#4a405a', 60, 39, 4.500) + line('#857a9a', 3, 'M0 10q14-8 26 0t26 0 26 0 26 0 16-2'),
  'chasm-of-the-dead-moon':
    ground('#1d2438') + disc('#8f97a8', 60, 24, 17) + disc('#6f7789', 53, 19, 4) + disc('#6f7789', 66, 30, 5) + line('#1d2438', 2.500, 'M60 7l-4 10 7 6-5 18') + path('#3b4660', 'M0 44l36 8 8 28H0zM120 40 82 52l-6 28h44z') + path('#2a3349', 'M0 58l26 6 6 16H0zM120 56l-24 8-6 16h30z') + path('#0a0d16', 'M44 80l-8-28 24 6 22-6-6 28z'),
  'throne-of-bone':
    ground('#5a2c2c') + path('#3b1c1e', 'M0 68h120v12H0z') + path('#efe6d2', 'M40 70V20q20-18 40 0v50h-8V46H48v24z') + path('#c9bda3', 'M48 46h24v8H48zM36 54h12v16H36zM72 54h12v16H72z') + line('#efe6d2', 4, 'M40 22l-10-12M80 22l10-12M50 12 46 2M70 12l4-10') + path('#3b1c1e', 'M52 24a4 4 0 1 1 .1 0zM67 24a4 4 0 1 1 .1 0zM57 32h6l-3-6z') + line('#3b1c1e', 1.600, 'M54 38h12M57 36v4M60 36v4M63 36v4'),
};
