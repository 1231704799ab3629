import type { Scenes } from './index.tsx';
import { at, box, cut, disc, dusk, ground, halo, hatch, ink, line, moon, over, pale, rays, scene, sea, white } from './kit.tsx';

/** Windows: paper slits in rows. */
const windows = (x: number, y: number, across: number, down: number, dx = 6, dy = 8, w = 2.2, h = 4) =>
  cut(
    Array.from({ length: across * down }, (_, n) => box(x + (n % across) * dx, y + Math.floor(n / across) * dy, w, h)).join(''),
  );
const onion = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    size,
    over('M0-34C0-28 3-26 8-20C14-13 12-4 6 0H-6C-12-4-14-13-8-20C-3-26 0-28 0-34Z'),
    white('M-2-26C-8-16-8-6-3 0M2-26C8-16 8-6 3 0M0-28V0', 0.9),
    line('M0-34V-46M-4-41H4M-3-38L3-36.5', 1.6),
    over('M-6 0H6V30H-6Z'),
  );
const minaret = (x: number, top: number) =>
  scene(
    over(`M${x} ${top - 14}L${x + 3} ${top}H${x - 3}ZM${x - 3} ${top}h6V90h-6ZM${x - 5} ${top + 14}h10v3h-10ZM${x - 4.5} ${top + 36}h9v2.5h-9Z`),
    white(`M${x + 1} ${top + 4}V88`, 0.7),
  );

export const cities: Scenes = {
  CITY_BERLIN: () =>
    scene(
      dusk(84),
      ground(88),
      // the gate
      over('M12 36H108V44H12ZM16 30H104V36H16ZM30 24H90V30H30Z'),
      over('M14 44H26V86H14ZM34 44H42V86H34ZM48 44H55V86H48ZM65 44H72V86H65ZM78 44H86V86H78ZM94 44H106V86H94ZM8 86H112V91H8Z'),
      white('M18 46V84M22 46V84M38 46V84M51.5 46V84M68.5 46V84M82 46V84M98 46V84M102 46V84M16 40H104M32 27H88', 0.8),
      // four horses and a goddess
      over('M34 24C34 16 38 12 42 10L41 6L44 8C48 10 49 14 48 16L46 15L45 24ZM46 24C46 16 50 12 54 10L53 6L56 8C60 10 61 14 60 16L58 15L57 24ZM74 24C74 16 71 12 67 10L68 6L65 8C61 10 60 14 61 16L63 15L64 24ZM86 24C86 16 82 12 78 10L79 6L76 8C72 10 71 14 72 16L74 15L75 24Z'),
      over('M57 12C57 6 59 4 60 4S63 6 63 12L62 20H58Z'),
      line('M66-2V16M62 2H70', 1.6),
    ),
  CITY_CAIRO: () =>
    scene(
      rays(92, 22, 14, 40, 2),
      pale(disc(92, 22, 12)),
      // pyramids
      over('M-6 82L34 26L74 82Z'),
      cut('M34 26L74 82H46Z'),
      hatch('M34 26L74 82H46Z', 1),
      line('M34 26L74 82H46Z', 1.2),
      over('M52 82L76 48L100 82Z'),
      cut('M76 48L100 82H83Z'),
      line('M76 48L100 82H83Z', 1.2),
      minaret(108, 50),
      over('M96 92C96 80 100 74 108 74S120 80 120 92Z'),
      ink('M0 82H121V90H0Z'),
      sea(91, 1.4),
      // a felucca
      over('M20 92C26 98 40 98 46 92ZM33 91V66L34 91ZM34 66C44 74 46 84 45 89H35Z'),
    ),
  CITY_CONSTANTINOPLE: () =>
    scene(
      dusk(80),
      moon(22, 18, 9),
      cut(disc(26, 15.5, 9)),
      over('M8 82V66H22C22 56 30 52 36 52C38 38 48 30 60 30S82 38 84 52C90 52 98 56 98 66H112V82Z'),
      white('M36 53C44 50 76 50 84 53M38 46C46 43 74 43 82 46M22 66H98M60 31V44M50 33L46 45M70 33L74 45', 0.9),
      windows(41, 55, 7, 1, 5.5, 6, 2.4, 5),
      windows(27, 71, 12, 1, 6, 6, 2.6, 6),
      line('M60 30V18', 1.6),
      over('M57 18a4 4 0 1 0 6 0 3.2 3.2 0 0 1-6 0Z'),
      minaret(14, 36),
      minaret(106, 36),
      minaret(30, 30),
      minaret(90, 30),
      ink('M0 82H121V87H0Z'),
      sea(88, 1.3),
      over('M68 94C74 100 92 100 98 94ZM82 93V78L94 92Z'),
    ),
  CITY_LONDON: () =>
    scene(
      // fog, in bands
      dusk(90),
      cut('M0 44C20 38 40 50 60 44S100 38 121 46V54C100 48 80 58 60 52S20 50 0 54ZM0 66C30 60 60 70 121 62V70C80 76 40 68 0 74Z'),
      // the clock tower
      over('M78 101V38H102V101ZM76 34H104V40H76ZM80 34V18H100V34ZM78 18L90-4L102 18Z'),
      pale(disc(90, 27, 7.5)),
      line('M90 27V21M90 27L94 29', 1.6),
      white('M82 44V98M86 44V98M90 44V98M94 44V98M98 44V98M79 56H101M79 72H101', 0.7),
      // the palace, and the dome of St Paul's behind
      over('M8 76V62H12C12 48 18 42 26 40V34H30V40C38 42 44 48 44 62H48V76Z'),
      white('M14 60H42M20 44C17 50 16 54 16 60M36 44C39 50 40 54 40 60M28 42V60', 0.8),
      over('M0 92V74H6V70H8V74H20V70H22V74H34V70H36V74H48V70H50V74H62V70H64V74H78V92Z'),
      windows(4, 79, 12, 1, 6, 6, 2.4, 6),
      ink('M0 90H121V93H0Z'),
      sea(94, 1.3),
    ),
  CITY_MADRID: () =>
    scene(
      rays(60, 20, 16, 44, 2.2),
      pale(disc(60, 20, 13)),
      // the gate of Alcalá
      over('M6 90V52H34V44H86V52H114V90ZM38 44V36H82V44ZM50 36C52 28 68 28 70 36ZM4 48H116V53H4Z'),
      cut('M50 90V66A10 10 0 0 1 70 66V90ZM30 90V70A6.5 6.5 0 0 1 43 70V90ZM77 90V70A6.5 6.5 0 0 1 90 70V90ZM12 90V72h10v18ZM98 90V72h10v18Z'),
      hatch('M50 90V66A10 10 0 0 1 60 56V90ZM30 90V70A6.5 6.5 0 0 1 36 63V90ZM77 90V70A6.5 6.5 0 0 1 83 63V90Z', 2),
      white('M8 56H112M36 47H84M26 58V88M46.5 58V88M73.5 58V88M94 58V88M12 64H22M98 64H108', 0.9),
      over('M40 44C38 38 42 34 44 36C46 38 44 42 44 44ZM80 44C82 38 78 34 76 36C74 38 76 42 76 44Z'),
      ink('M0 90H121V93H0Z'),
      ground(95),
    ),
  CITY_PARIS: () =>
    scene(
      halo(60, 50, 50, 1.5),
      // Our Lady, two towers and a rose
      over('M26 88V22H48V40H72V22H94V88ZM24 40H96V44H24ZM24 60H96V64H24ZM24 19H50V24H24ZM70 19H96V24H70Z'),
      cut('M30 27h5v12h-5ZM39 27h5v12h-5ZM76 27h5v12h-5ZM85 27h5v12h-5Z'),
      pale(disc(60, 52, 8.5)),
      line(`${disc(60, 52, 3)}M60 43.5V60.5M51.5 52H68.5M54 46L66 58M66 46L54 58`, 1),
      cut('M32 58V50A4 4 0 0 1 40 50V58ZM80 58V50A4 4 0 0 1 88 50V58Z'),
      cut('M30 88V76A6 6 0 0 1 42 76V88ZM53 88V74A7 7 0 0 1 67 74V88ZM78 88V76A6 6 0 0 1 90 76V88Z'),
      hatch('M30 88V76A6 6 0 0 1 36 70V88ZM53 88V74A7 7 0 0 1 60 67V88ZM78 88V76A6 6 0 0 1 84 70V88Z', 3),
      white('M27 42H93M27 62H93M26 67H94M50 30V38M70 30V38', 0.8),
      over('M58 40L60 10L62 40Z'),
      ink('M0 88H121V92H0Z'),
      sea(93, 1.3),
      // a gargoyle looks on
      over('M121 30C112 28 104 32 98 30C94 28 92 32 96 35C92 38 94 41 98 40C104 44 112 46 121 46ZM104 30L102 24L108 28Z'),
      cut(disc(100, 33.5, 1)),
    ),
  CITY_ROME: () =>
    scene(
      dusk(82),
      // the dome
      over('M34 60V48C34 28 46 18 57 16V10H56V7H64V10H63V16C74 18 86 28 86 48V60Z'),
      line('M60 7V-2M57 2H63', 1.6),
      white('M38 46C38 32 46 22 56 19M49 46C49 34 53 24 58 19M60 18V46M71 46C71 34 67 24 62 19M82 46C82 32 74 22 64 19M34 48H86', 1),
      windows(38, 51, 8, 1, 5.8, 6, 2.8, 6),
      over('M8 90V62H112V90ZM6 58H114V63H6ZM44 58L60 50L76 58Z'),
      white('M14 66V88M22 66V88M30 66V88M38 66V88M46 66V88M54 66V88M66 66V88M74 66V88M82 66V88M90 66V88M98 66V88M106 66V88M50 57L60 52.5L70 57', 1),
      cut('M56 90V74h8v16Z'),
      // the obelisk
      over('M100 101L102 40L104 34L106 40L108 101Z'),
      line('M104 34V27M101.5 29.5H106.5', 1.4),
      ground(93),
    ),
  CITY_ST_PETERSBURG: () =>
    scene(
      dusk(84),
      onion(60, 46, 1.1),
      onion(36, 58, 0.75),
      onion(84, 58, 0.75),
      onion(18, 70, 0.55),
      onion(102, 70, 0.55),
      over('M10 92V74H110V92ZM44 74C44 64 76 64 76 74Z'),
      cut('M53 92V80A7 7 0 0 1 67 80V92ZM20 92V82A4 4 0 0 1 28 82V92ZM34 92V82A4 4 0 0 1 42 82V92ZM78 92V82A4 4 0 0 1 86 82V92ZM92 92V82A4 4 0 0 1 100 82V92Z'),
      white('M12 77H108', 0.8),
      // snow
      cut(
        [
          [12, 14],
          [28, 30],
          [46, 12],
          [76, 20],
          [94, 10],
          [108, 30],
          [16, 46],
          [100, 48],
          [72, 4],
          [34, 6],
          [6, 62],
          [114, 58],
        ]
          .map(([x, y]) => disc(x!, y!, 1.7))
          .join(''),
      ),
      pale('M0 92C20 86 40 94 60 91S100 88 121 93V101H0Z'),
    ),
  CITY_VIENNA: () =>
    scene(
      halo(52, 44, 50, 1.5),
      // the south tower and the patterned roof of St Stephen's
      over('M40 92V50L43 48L45 34L47 32L52-6L57 32L59 34L61 48L64 50V92ZM36 54L40 44V92H36ZM68 54L64 44V92H68Z'),
      white('M52 6V44M48 34L52 30L56 34M44 50L52 40L60 50M44 62L52 52L60 62M44 66V90M60 66V90M38 58V90M66 58V90', 0.9),
      cut('M48 74A4 5 0 0 1 56 74V84H48Z'),
      over('M68 62L76 40H112L121 62V92H68Z'),
      white('M73 58L79 44M72 60L78 54 84 60 90 54 96 60 102 54 108 60 114 54M77 50L83 44 89 50 95 44 101 50 107 44 112 50M68 63H120', 1),
      cut('M76 88V74A4 5 0 0 1 84 74V88ZM92 88V74A4 5 0 0 1 100 74V88ZM108 88V74A4 5 0 0 1 116 74V88Z'),
      over('M-2 92V70L12 60L26 70V92Z'),
      windows(2, 74, 4, 2, 6, 8, 2.6, 4),
      ink('M0 91H121V94H0Z'),
      // a fiacre's lamp, and a waltz
      line('M8 18V32M8 18L20 15V29', 1.8),
      ink('M8 32a3.5 2.6 0 1 1-.1-.5ZM20 29a3.5 2.6 0 1 1-.1-.5Z'),
      ground(96),
    ),
};
