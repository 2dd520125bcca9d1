export const table = {
  you: { en: 'You', fr: 'Vous' },
  toMove: { en: 'to move', fr: 'à jouer' },
  away: { en: 'away', fr: 'absent' },
  awayLong: {
    en: (name: string) => `${name} is away. The clock decides, or you may wait.`,
    fr: (name: string) => `${name} est absent. La pendule décide, ou vous pouvez attendre.`,
  },
  free: { en: 'free seat', fr: 'place libre' },
  captured: {
    en: (n: number) => (n === 0 ? 'no die captured' : n === 1 ? '1 die captured' : `${n} dice captured`),
    fr: (n: number) => (n === 0 ? 'aucun dé pris' : n === 1 ? '1 dé pris' : `${n} dés pris`),
  },
  board: { en: 'Table', fr: 'Table' },
  players: { en: 'Players', fr: 'Joueurs' },
  clockOf: { en: (time: string) => `clock ${time}`, fr: (time: string) => `pendule ${time}` },

  // The strip
  strip: { en: 'What happens next', fr: 'Ce qui va se passer' },
  yourTurn: { en: 'Your move: pick up a die.', fr: 'À vous : choisissez un dé.' },
  sideTurn: { en: (side: string) => `${side}: pick up a die.`, fr: (side: string) => `${side} : choisissez un dé.` },
  turnOf: { en: (name: string) => `${name} to move.`, fr: (name: string) => `Au tour de ${name}.` },
  thinking: { en: (name: string) => `${name} is thinking…`, fr: (name: string) => `${name} réfléchit…` },
  declares: {
    en: (name: string, text: string) => `${name} declares ${text}…`,
    fr: (name: string, text: string) => `${name} annonce ${text}…`,
  },
  lotting: { en: 'The lot decides who begins…', fr: 'Le sort désigne qui commence…' },
  nothingYet: { en: 'Nothing is played until you confirm.', fr: 'Rien n’est joué avant votre confirmation.' },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  tumbleBack: { en: 'Tumble back', fr: 'Rebasculer' },
  typeMove: { en: 'Type a move', fr: 'Taper un coup' },
  typeHint: { en: 'such as d1-d5-f5', fr: 'par exemple d1-d5-f5' },
  typeNone: { en: 'No legal move reads like that.', fr: 'Aucun coup permis ne s’écrit ainsi.' },
  typeSeveral: { en: 'Several routes fit: go on.', fr: 'Plusieurs chemins possibles : continuez.' },
  sending: { en: 'Playing…', fr: 'Coup envoyé…' },
  watching: { en: 'You are watching.', fr: 'Vous regardez.' },
  refused: { en: 'Refused', fr: 'Refusé' },
  stale: {
    en: 'The table changed meanwhile. Look again, then choose.',
    fr: 'La table a changé entre-temps. Regardez, puis choisissez.',
  },
  offline: {
    en: 'Not sent: the connection is away.',
    fr: 'Non envoyé : la connexion est coupée.',
  },

  // Waiting
  waitingTitle: { en: 'Waiting for a second player', fr: 'En attente d’un adversaire' },
  waitingHint: {
    en: 'Pass on the link, or read out the code. The game begins when the seat is taken.',
    fr: 'Transmettez le lien, ou dictez le code. La partie commence quand la place est prise.',
  },
  invite: { en: 'Invite somebody', fr: 'Invitez quelqu’un' },
  link: { en: 'Link', fr: 'Lien' },
  code: { en: 'Code', fr: 'Code' },
  copyLink: { en: 'Copy the link', fr: 'Copier le lien' },
  share: { en: 'Share…', fr: 'Partager…' },
  invitedBy: {
    en: (name: string) => `${name} has set this table.`,
    fr: (name: string) => `${name} a dressé cette table.`,
  },
  sitDown: { en: 'Sit down', fr: 'S’asseoir' },
  clear: { en: 'Clear the table', fr: 'Débarrasser la table' },
  stand: { en: 'Get up', fr: 'Se lever' },
  full: {
    en: 'Every seat is taken. You are watching.',
    fr: 'Toutes les places sont prises. Vous regardez.',
  },
  closed: { en: 'This table was cleared before a game began.', fr: 'Cette table a été débarrassée avant la partie.' },

  // Connection
  reconnecting: { en: 'Reconnecting. Your clock keeps running.', fr: 'Reconnexion. Votre pendule continue.' },
  reconnectingNoClock: { en: 'Reconnecting. Nothing is lost.', fr: 'Reconnexion. Rien n’est perdu.' },
  backAgain: { en: 'Connected again.', fr: 'De nouveau connecté.' },
  notFound: { en: 'There is no such table', fr: 'Cette table n’existe pas' },
  notFoundHint: {
    en: 'Check the code. A table that nobody sat down at is cleared after a while.',
    fr: 'Vérifiez le code. Une table où personne ne s’assoit finit par être débarrassée.',
  },
  elsewhere: { en: 'The server closed the connection.', fr: 'Le serveur a fermé la connexion.' },

  // Lists
  moves: { en: 'Moves', fr: 'Coups' },
  noMoves: { en: 'No move yet.', fr: 'Aucun coup encore.' },
  lotFell: { en: (who: string) => `The lot: ${who} begin`, fr: (who: string) => `Tirage : ${who} commencent` },
  replayMove: { en: (n: number) => `See move ${n} in the replay`, fr: (n: number) => `Voir le coup ${n}` },

  // Offers
  offerDraw: { en: 'Offer draw', fr: 'Proposer nulle' },
  drawOffered: { en: 'Draw offered', fr: 'Nulle proposée' },
  agreeDraw: { en: 'Agree to the draw', fr: 'Accepter la nulle' },
  refuseDraw: { en: 'Play on', fr: 'Continuer' },
  offersDraw: { en: (name: string) => `${name} offers a draw.`, fr: (name: string) => `${name} propose la nulle.` },
  drawRefused: { en: 'The draw was refused.', fr: 'La nulle est refusée.' },
  takeback: { en: 'Take back', fr: 'Reprendre' },
  takebackAsked: { en: 'Asked to take back', fr: 'Reprise demandée' },
  asksTakeback: {
    en: (name: string) => `${name} would like to take the last move back.`,
    fr: (name: string) => `${name} voudrait reprendre son dernier coup.`,
  },
  agreeTakeback: { en: 'Let them', fr: 'Accorder' },
  refuseTakeback: { en: 'Refuse', fr: 'Refuser' },
  takenBack: { en: 'The last move was taken back.', fr: 'Le dernier coup a été repris.' },
  takebackRefused: { en: 'Taking back was refused.', fr: 'La reprise est refusée.' },
  resign: { en: 'Resign', fr: 'Abandonner' },
  resignSure: { en: 'Resign this game?', fr: 'Abandonner cette partie ?' },
  resignHint: { en: 'Your opponent wins at once.', fr: 'Votre adversaire gagne aussitôt.' },
  playOn: { en: 'Play on', fr: 'Continuer' },

  // End
  youWon: { en: 'You won.', fr: 'Vous avez gagné.' },
  youLost: { en: 'You lost.', fr: 'Vous avez perdu.' },
  draw: { en: 'Drawn.', fr: 'Partie nulle.' },
  wins: { en: (side: string) => `${side} wins.`, fr: (side: string) => `Victoire : ${side}.` },
  rematch: { en: 'Rematch', fr: 'Revanche' },
  rematchAsked: { en: 'Rematch offered…', fr: 'Revanche proposée…' },
  rematchBy: {
    en: (name: string) => `${name} would play again.`,
    fr: (name: string) => `${name} rejouerait volontiers.`,
  },
  toRematch: { en: 'To the rematch', fr: 'Aller à la revanche' },
  review: { en: 'Replay', fr: 'Revoir' },
  otherGames: { en: 'Other games', fr: 'Autres jeux' },
  download: { en: 'Download', fr: 'Télécharger' },

  // Chat
  chat: { en: 'Chat', fr: 'Conversation' },
  say: { en: 'Say something', fr: 'Dire quelque chose' },
  send: { en: 'Send', fr: 'Envoyer' },
  quiet: { en: 'Nobody has said anything.', fr: 'Personne n’a rien dit.' },
  mute: { en: (name: string) => `Hear no more of ${name}`, fr: (name: string) => `Ne plus entendre ${name}` },
  unmute: { en: (name: string) => `Hear ${name} again`, fr: (name: string) => `Entendre ${name} à nouveau` },
  muted: { en: (name: string) => `${name} is muted.`, fr: (name: string) => `${name} est en sourdine.` },
  saysAloud: { en: (name: string, text: string) => `${name} says: ${text}`, fr: (name: string, text: string) => `${name} dit : ${text}` },

  // Menu
  menu: { en: 'Table settings', fr: 'Réglages de la table' },
  flip: { en: 'Flip the board', fr: 'Tourner le plateau' },
  camera: { en: 'View', fr: 'Vue' },
  cameraTable: { en: 'Table', fr: 'Table' },
  cameraPlan: { en: 'Plan', fr: 'Plan' },
  sounds: { en: 'Sounds', fr: 'Sons' },
  warnings: { en: 'Warn when my Key die can be taken', fr: 'Avertir quand mon dé clef peut être pris' },
  turning: { en: 'Turn the board to whoever moves', fr: 'Tourner le plateau vers qui joue' },
  how: { en: 'How it’s played', fr: 'Comment on joue' },
  charts: { en: 'Printable charts', fr: 'Tableaux à imprimer' },
  proof: { en: 'Chance at this table', fr: 'Le hasard à cette table' },
  proofHint: {
    en: 'Everything drawn here comes from both players’ bytes and a secret whose print was shown first. After the end anybody can check it.',
    fr: 'Tout tirage vient des octets des deux joueurs et d’un secret dont l’empreinte a été montrée d’abord. Après la fin, chacun peut vérifier.',
  },
};
