// Drawings that are used many times, drawn once on the page: whoever needs one names it in a <use>.
// They take their colours from where they are used (--tone, --on-tone).
import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { useSurface } from '../../draw/surface';
import { Symbol } from '../../draw/symbols';
import { Building, buildings } from './houses';
import { slotLength, slotWidth } from './lines';
import { colours } from './model';

const hostId = 'carts-drawings';

// Of a card, 100 by 142: its frame, and the arch in which its symbol stands above a cart.
function CardFrame() {
  return (
    <>
      <path class="cd-arch" d="M12 130V64C12 38 28 28 50 28S88 38 88 64V130Z" />
      <path fill="#d9c79d" d="M12.6 112H87.4V130H12.6Z" />
      <path class="cd-line" d="M12.6 112H87.4" />
    </>
  );
}

function CardCart() {
  return (
    <g>
      <path class="cd-bed" d="M20 88H72L66 106H26Z" />
      <path fill="#fff5" d="M20.8 89H71.4L70 93H22Z" />
      <path class="cd-shaft" d="M70 92L86 82" />
      {[34, 58].map((x) => (
        <g transform={`translate(${x} 110)`}>
          <circle class="cd-rim" r="9.5" />
          <path class="cd-spokes" d="M0 -9V9M-9 0H9M-6 -6L6 6M6 -6L-6 6" />
          <circle r="2.4" fill="#2b211b" />
        </g>
      ))}
    </g>
  );
}

const wedge = (i: number): string => {
  const at = (n: number) => {
    const angle = (n * Math.PI) / 3 - 0.5;
    return `${Math.round(50 + Math.cos(angle) * 150)} ${Math.round(71 + Math.sin(angle) * 150)}`;
  };
  return `M50 71L${at(i)}L${at(i + 1)}Z`;
};

function Cards() {
  return (
    <>
      <clipPath id="carts-card-edge">
        <rect width="100" height="142" rx="8" />
      </clipPath>
      <g id="carts-face">
        <rect class="cd-ground" width="100" height="142" rx="8" />
        <rect class="cd-inner" x="4" y="4" width="92" height="134" rx="6" />
        <CardFrame />
        <CardCart />
        <rect class="cd-edge" x=".75" y=".75" width="98.5" height="140.5" rx="7.5" />
      </g>
      <g id="carts-wild">
        <g clip-path="url(#carts-card-edge)">
          {colours.map((colour, i) => (
            <path class={`tone tone-${colour} cd-ground`} d={wedge(i)} />
          ))}
        </g>
        <rect class="cd-inner" x="4" y="4" width="92" height="134" rx="6" />
        <CardFrame />
        <CardCart />
        <circle class="cd-corner" cx="17" cy="18" r="11" />
        <rect class="cd-edge" x=".75" y=".75" width="98.5" height="140.5" rx="7.5" />
      </g>
      <g id="carts-back">
        <rect width="100" height="142" rx="8" fill="#1f4e8c" />
        <rect class="cd-tile" x="6" y="6" width="88" height="130" rx="5" />
        <path
          class="cd-tile"
          d="M6 38A32 32 0 0 0 38 6M62 6A32 32 0 0 0 94 38M6 104A32 32 0 0 1 38 136M62 136A32 32 0 0 1 94 104M50 26L80 71L50 116L20 71Z"
        />
        <rect class="cd-edge" x=".75" y=".75" width="98.5" height="140.5" rx="7.5" />
      </g>
      <g id="carts-contract-back">
        <rect width="100" height="142" rx="8" fill="#f3e3bc" />
        <rect class="cd-rule" x="6" y="6" width="88" height="130" rx="5" />
        <path class="cd-script" d="M20 28H80M20 42H72M20 56H80" />
        <path fill="#c0473a" stroke="#7e1f19" d="M40 92L32 128L50 118L68 128L60 92Z" />
        <circle cx="50" cy="88" r="20" fill="#a4352c" stroke="#7e1f19" stroke-width="2" />
        <path class="cd-tick-mark" d="M42 88.5L48 94.6L59 82" />
        <rect class="cd-edge" x=".75" y=".75" width="98.5" height="140.5" rx="7.5" />
      </g>
      <g id="carts-goods">
        <rect width="100" height="142" rx="8" fill="#e4cfa4" />
        <rect class="cd-rule" x="6" y="6" width="88" height="130" rx="5" />
        <path class="cd-outlined" fill="#b98a54" d="M14 118V82H46V118ZM54 118V92H88V118Z" />
        <path class="cd-script" d="M14 94H46M30 82V118M54 104H88" />
        <g transform="translate(50 58) scale(3)">
          <path class="cd-outlined" fill="#8a5a3c" d="M-5.5 -9H5.5C8 -3 8 3 5.5 9H-5.5C-8 3 -8 -3 -5.5 -9Z" />
          <path fill="none" stroke="#e4cfa4" d="M-7 -4H7M-7 4H7M0 -9V9" />
        </g>
        <rect class="cd-edge" x=".75" y=".75" width="98.5" height="140.5" rx="7.5" />
      </g>
    </>
  );
}

// A space of a track, and the cart that stands on it.
function OnTracks() {
  const [w, h] = [slotLength, slotWidth];
  return (
    <>
      <g id="carts-slot">
        <rect class="cd-ground cd-slot-edge" x={-w / 2} y={-h / 2} width={w} height={h} rx="4" />
        <path class="cd-slot-dip" d={`M${1 - w / 2} ${4 - h / 2}V${1.4 - h / 2}H${w / 2 - 1}V${4 - h / 2}`} />
        <rect class="cd-inner" x={3 - w / 2} y={3 - h / 2} width={w - 6} height={h - 6} rx="2" />
      </g>
      <g id="carts-cart">
        <ellipse cx="1" cy="11" rx="20" ry="4" fill="#0003" />
        <path class="cd-bed" d="M-20 -9H15L11 6H-16Z" />
        <path fill="#fff6" d="M-19.4 -8.3H14.2L13.4 -5H-18.6Z" />
        <path class="cd-shaft" d="M14 -6L22 -11" />
        <circle class="cd-rim" cx="-9" cy="7" r="5" />
        <circle class="cd-rim" cx="5" cy="7" r="5" />
        <path class="cd-spokes" d="M-9 2V12M-14 7H-4M5 2V12M0 7H10" />
      </g>
      {[...colours, 'grey'].map((colour) => (
        <g id={`carts-sign-${colour}`}>
          <Symbol colour={colour} size={0.76} />
        </g>
      ))}
      <g id="carts-wheel">
        <circle class="cd-wheel" r="9" />
        <path class="cd-wheel-spokes" d="M0 -9V9M-7.8 -4.5L7.8 4.5M-7.8 4.5L7.8 -4.5" />
        <circle class="cd-hub" r="2.6" />
      </g>
    </>
  );
}

function Scenery() {
  return (
    <>
      <g id="carts-ship" class="cd-outlined">
        <path fill="#7a4a2c" d="M-20 -4H20L14 6H-13Z" />
        <path fill="#c8962e" stroke="none" d="M-19 -3.4H19L18 -1H-17.4Z" />
        <path fill="none" d="M-6 -4V-38M9 -4V-32" />
        <path fill="#fffdf7" d="M-16 -8C-10 -12 -10 -24 -15 -33C-6 -34 2 -34 2 -33C7 -24 7 -12 2 -8Z" />
        <path fill="#f3e9d2" d="M5 -8C9 -12 9 -22 6 -28H16C20 -22 20 -12 17 -8Z" />
        <path fill="#c0473a" stroke="none" d="M-6 -38H4L1 -41L4 -44H-6Z" />
      </g>
      <g id="carts-boat" class="cd-outlined">
        <path fill="#26415a" d="M-12 -2H12L8 4H-8Z" />
        <path fill="#fffdf7" d="M0 -2V-22M1 -21C8 -16 10 -9 10 -4H1Z" />
      </g>
      <g id="carts-tree">
        <ellipse cx="2" cy="1" rx="8" ry="2.6" fill="#0002" />
        <path fill="#6b4a2c" d="M-1.4 0V-9H1.4V0Z" />
        <path class="cd-outlined" fill="#7ea25e" d="M0 -24A8 8 0 1 1 0 -8A8 8 0 1 1 0 -24Z" />
      </g>
      <pattern
        id="carts-fields"
        width="184"
        height="280"
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-6)"
      >
        <rect class="cd-field-a" width="184" height="280" />
        <path class="cd-field-b" d="M0 0H46V140H0ZM92 140H138V280H92ZM138 0H184V140H138Z" />
        <path class="cd-field-c" d="M46 140H92V280H46ZM92 0H138V140H92Z" />
        <path class="cd-ditch" d="M0 0V280M92 0V280M0 0H184M0 140H184" />
      </pattern>
      <pattern id="carts-waves" width="132" height="46" patternUnits="userSpaceOnUse">
        <path class="cd-wave" d="M8 16q6 -6 12 0t12 0M74 38q6 -6 12 0t12 0" />
      </pattern>
      {Object.keys(buildings).map((kind) => (
        <Building kind={kind} />
      ))}
    </>
  );
}

function Drawings() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <Cards />
        <OnTracks />
        <Scenery />
      </defs>
    </svg>
  );
}

// For every component that names a drawing: they are put on the page with the first one.
export function useDrawings(): void {
  const surface = useSurface();
  useLayoutEffect(() => {
    const page = surface?.document ?? document;
    if (page.getElementById(hostId)) return;
    const host = page.createElement('div');
    host.id = hostId;
    page.body.append(host);
    render(<Drawings />, host);
  }, []);
}
