export const table = {
  you: { en: 'You', fr: 'Vous' },
  toMove: { en: 'to move', fr: 'à jouer' },
  away: { en: 'away', fr: 'absent' },
  awayLong: {
    en: (name: string) => `${name} is away. The clock decides, or you may wait.`,
    fr: (name: string) => `${name} est absent. La pendule décide, ou vous pouvez attendre.`,
  },
  awaySome: { en: (name: string) => `${name} is away.`, fr: (name: string) => `${name} est absent.` },
  letBot: { en: 'Let the computer play on', fr: 'Laisser jouer l’ordinateur' },
  letBotAsked: { en: 'You have agreed', fr: 'Vous avez accepté' },
  handedOver: { en: (side: string) => `The computer plays on for ${side}.`, fr: (side: string) => `L’ordinateur continue pour ${side}.` },
  free: { en: 'free seat', fr: 'place libre' },
  board: { en: 'Table', fr: 'Table' },
  players: { en: 'Players', fr: 'Joueurs' },
  clockOf: { en: (time: string) => `clock ${time}`, fr: (time: string) => `pendule ${time}` },

  // The action bar
  actionBar: { en: 'What happens next', fr: 'Ce qui va se passer' },
  turnOf: { en: (name: string) => `${name} to move.`, fr: (name: string) => `Au tour de ${name}.` },
  thinking: { en: (name: string) => `${name} is thinking…`, fr: (name: string) => `${name} réfléchit…` },
  declares: {
    en: (name: string, text: string) => `${name} declares ${text}…`,
    fr: (name: string, text: string) => `${name} annonce ${text}…`,
  },
  nothingYet: { en: 'Nothing is played until you confirm.', fr: 'Rien n’est joué avant votre confirmation.' },
  confirm: { en: 'Confirm', fr: 'Confirmer' },
  typeMove: { en: 'Type a move', fr: 'Taper un coup' },
  typeNone: { en: 'No legal move reads like that.', fr: 'Aucun coup permis ne s’écrit ainsi.' },
  typeSeveral: { en: 'Several routes fit: go on.', fr: 'Plusieurs chemins possibles : continuez.' },
  sending: { en: 'Playing…', fr: 'Coup envoyé…' },
  refused: { en: 'Refused', fr: 'Refusé' },
  stale: {
    en: 'The table changed meanwhile. Look again, then choose.',
    fr: 'La table a changé entre-temps. Regardez, puis choisissez.',
  },
  offline: {
    en: 'Not sent: there is no connection.',
    fr: 'Non envoyé : il n’y a pas de connexion.',
  },
  checking: {
    en: 'Sent. Whether it was played is not known until the connection is back.',
    fr: 'Envoyé. On saura s’il est joué quand la connexion sera rétablie.',
  },
  notPlayed: {
    en: 'The move was not played: the connection was lost before it arrived. Play it again.',
    fr: 'Le coup n’a pas été joué : la connexion a été perdue avant qu’il n’arrive. Rejouez-le.',
  },
  notDone: {
    en: 'That did not arrive: the connection was lost. Try again.',
    fr: 'Cela n’est pas arrivé : la connexion a été perdue. Réessayez.',
  },

  // Moves of others, shown one after the other
  skip: { en: 'Skip', fr: 'Passer' },
  goOn: { en: 'Continue', fr: 'Continuer' },
  moreToSee: {
    en: (n: number) => (n === 1 ? 'One more move to see.' : `${n} more moves to see.`),
    fr: (n: number) => (n === 1 ? 'Encore un coup à voir.' : `Encore ${n} coups à voir.`),
  },

  // Waiting
  waitingTitle: {
    en: (free: number) => (free === 1 ? 'Waiting for one more player' : `Waiting for ${free} more players`),
    fr: (free: number) => (free === 1 ? 'En attente d’un adversaire' : `En attente de ${free} joueurs`),
  },
  waitingHint: {
    en: 'Pass on the link, or read out the code. The game begins when every seat is taken.',
    fr: 'Transmettez le lien, ou dictez le code. La partie commence quand toutes les places sont prises.',
  },
  termsGame: { en: 'Game', fr: 'Jeu' },
  termsTime: { en: 'Time', fr: 'Cadence' },
  termsRules: { en: 'Rules', fr: 'Règles' },
  usualRules: { en: 'the usual ones', fr: 'les règles usuelles' },
  qrCode: { en: 'QR code of the link', fr: 'Code QR du lien' },
  invite: { en: 'Invite somebody', fr: 'Invitez quelqu’un' },
  link: { en: 'Link', fr: 'Lien' },
  code: { en: 'Code', fr: 'Code' },
  copyLink: { en: 'Copy the link', fr: 'Copier le lien' },
  share: { en: 'Share…', fr: 'Partager…' },
  invitedBy: {
    en: (name: string) => `${name} has set this table.`,
    fr: (name: string) => `${name} a dressé cette table.`,
  },
  setByYou: { en: 'You have set this table.', fr: 'Vous avez dressé cette table.' },
  sitDown: { en: 'Sit down', fr: 'S’asseoir' },
  clear: { en: 'Clear the table', fr: 'Débarrasser la table' },
  full: {
    en: 'Every seat is taken. You are watching.',
    fr: 'Toutes les places sont prises. Vous regardez.',
  },
  closed: { en: 'This table was cleared: there is no result.', fr: 'Cette table a été débarrassée, sans résultat.' },

  // Connection
  reconnecting: { en: 'Reconnecting. Your clock keeps running.', fr: 'Reconnexion. Votre pendule continue.' },
  reconnectingNoClock: { en: 'Reconnecting. Nothing is lost.', fr: 'Reconnexion. Rien n’est perdu.' },
  backAgain: { en: 'Connected again.', fr: 'De nouveau connecté.' },
  notFound: { en: 'There is no such table', fr: 'Cette table n’existe pas' },
  notFoundHint: {
    en: 'Check the code. A table that nobody sat down at is cleared after a while.',
    fr: 'Vérifiez le code. Une table où personne ne s’assoit finit par être débarrassée.',
  },
  unknownGame: { en: 'This table plays another game', fr: 'On joue ici à un autre jeu' },
  unknownGameHint: { en: 'This page has no table for it yet.', fr: 'Cette page n’a pas encore de table pour lui.' },
  elsewhere: { en: 'The server closed the connection.', fr: 'Le serveur a fermé la connexion.' },

  // A shared screen
  passTo: { en: (name: string) => `Pass the screen to ${name}`, fr: (name: string) => `Passez l’écran à ${name}` },
  passHint: { en: 'Nobody else should look now.', fr: 'Que personne d’autre ne regarde.' },
  passReady: { en: (name: string) => `I am ${name}`, fr: (name: string) => `Je suis ${name}` },

  // Lists
  moves: { en: 'Moves', fr: 'Coups' },
  lookingAt: { en: (ply: number, of: number) => `Looking back: move ${ply} of ${of}.`, fr: (ply: number, of: number) => `Retour en arrière : coup ${ply} sur ${of}.` },
  lookingStart: { en: 'Looking back: the beginning.', fr: 'Retour en arrière : le début.' },
  toPresent: { en: 'Back to the game', fr: 'Revenir au jeu' },
  yourMoveNow: { en: 'It is your move.', fr: 'C’est à vous de jouer.' },
  noMoves: { en: 'No move yet.', fr: 'Aucun coup encore.' },

  // Offers
  offerDraw: { en: 'Offer draw', fr: 'Proposer nulle' },
  drawOffered: { en: 'Draw offered', fr: 'Nulle proposée' },
  agreeDraw: { en: 'Agree to the draw', fr: 'Accepter la nulle' },
  refuseDraw: { en: 'Play on', fr: 'Continuer' },
  offersDraw: { en: (name: string) => `${name} offers a draw.`, fr: (name: string) => `${name} propose la nulle.` },
  drawSure: { en: 'Offer a draw?', fr: 'Proposer la nulle ?' },
  drawHint: {
    en: 'If everybody agrees, the game ends without a winner. You can offer it once before your next move.',
    fr: 'Si tout le monde accepte, la partie finit sans vainqueur. Vous ne pouvez la proposer qu’une fois avant votre prochain coup.',
  },
  declinesDraw: { en: (name: string) => `${name} declines the draw.`, fr: (name: string) => `${name} refuse la nulle.` },
  declinesTakeback: {
    en: (name: string) => `${name} does not want the move taken back.`,
    fr: (name: string) => `${name} refuse que le coup soit repris.`,
  },
  takeback: { en: 'Take back', fr: 'Reprendre' },
  takebackAsked: { en: 'Asked to take back', fr: 'Reprise demandée' },
  asksTakeback: {
    en: (name: string) => `${name} would like to take the last move back.`,
    fr: (name: string) => `${name} voudrait reprendre son dernier coup.`,
  },
  agreeTakeback: { en: 'Let them', fr: 'Accorder' },
  refuseTakeback: { en: 'Refuse', fr: 'Refuser' },
  takenBack: { en: 'The last move was taken back.', fr: 'Le dernier coup a été repris.' },
  resign: { en: 'Resign', fr: 'Abandonner' },
  resignSure: { en: 'Resign this game?', fr: 'Abandonner cette partie ?' },
  resignHint: { en: 'Your opponent wins at once.', fr: 'Votre adversaire gagne aussitôt.' },
  resignHintMany: { en: 'A bot takes your seat, and the others play on.', fr: 'Un robot prend votre place, et les autres continuent la partie.' },
  playOn: { en: 'Play on', fr: 'Continuer' },

  // End
  youWon: { en: 'You won.', fr: 'Vous avez gagné.' },
  youLost: { en: 'You lost.', fr: 'Vous avez perdu.' },
  draw: { en: 'Drawn.', fr: 'Partie nulle.' },
  youShare: { en: 'You share the win.', fr: 'Vous partagez la victoire.' },
  wins: {
    en: (names: string[]) => (names.length > 1 ? `${names.join(' and ')} share the win.` : `${names[0] ?? ''} won.`),
    fr: (names: string[]) => (names.length > 1 ? `${names.join(' et ')} partagent la victoire.` : `${names[0] ?? ''} a gagné.`),
  },
  place: { en: 'Place', fr: 'Rang' },
  player: { en: 'Player', fr: 'Joueur' },
  decisive: { en: 'The decisive move:', fr: 'Le coup décisif :' },
  analyse: { en: 'Analyse', fr: 'Analyser' },
  nextLevel: { en: (level: number) => `Play level ${level}`, fr: (level: number) => `Jouer le niveau ${level}` },
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
  saysAloud: { en: (name: string, text: string) => `${name} says: ${text}`, fr: (name: string, text: string) => `${name} dit : ${text}` },

  // Menu
  menu: { en: 'Table settings', fr: 'Réglages de la table' },
  sounds: { en: 'Sounds', fr: 'Sons' },
  pace: { en: 'Moves of the others', fr: 'Coups des autres' },
  paces: {
    slow: { en: 'Slow', fr: 'Lents' },
    normal: { en: 'Normal', fr: 'Normaux' },
    instant: { en: 'Instant', fr: 'Immédiats' },
  },
  turning: { en: 'Turn the board to whoever moves', fr: 'Tourner le plateau vers qui joue' },
  keys: { en: 'Keys', fr: 'Touches' },
  keysFor: {
    move: { en: 'move the focus on the board and the hand', fr: 'déplacer le repère sur le plateau et la main' },
    choose: { en: 'pick up, choose, confirm', fr: 'prendre, choisir, confirmer' },
    back: { en: 'undo one step', fr: 'annuler une étape' },
    next: { en: 'next playable place (with Shift: previous)', fr: 'place jouable suivante (avec Maj : précédente)' },
    list: { en: 'list of what can be chosen', fr: 'liste de ce qu’on peut choisir' },
    skip: { en: 'show all moves of the others at once', fr: 'montrer aussitôt tous les coups des autres' },
    help: { en: 'these settings and keys', fr: 'ces réglages et ces touches' },
  },
  places: { en: 'What you can choose', fr: 'Ce que vous pouvez choisir' },
  noPlaces: { en: 'There is nothing to choose now.', fr: 'Il n’y a rien à choisir maintenant.' },
  how: { en: 'How it’s played', fr: 'Comment on joue' },
  proof: { en: 'Chance at this table', fr: 'Le hasard à cette table' },
  proofHint: {
    en: 'Everything drawn here comes from the players’ bytes and a secret whose print was shown first. After the end anybody can check it.',
    fr: 'Tout tirage vient des octets des joueurs et d’un secret dont l’empreinte a été montrée d’abord. Après la fin, chacun peut vérifier.',
  },
  promiseKept: {
    en: 'It is the one you were shown before the table was opened.',
    fr: 'C’est celle que vous avez vue avant l’ouverture de la table.',
  },
  promiseBroken: {
    en: 'It is not the one you were shown before the table was opened: do not trust the draws at this table.',
    fr: 'Ce n’est pas celle que vous avez vue avant l’ouverture de la table : ne vous fiez pas à ses tirages.',
  },
};
