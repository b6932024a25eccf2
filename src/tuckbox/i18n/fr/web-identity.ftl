# Qui est ce navigateur, sur un appareil ou plusieurs.

web-identity-others = Vos autres appareils gardent aussi vos parties. Si quelqu’un d’autre a votre code ou votre ancien appareil, déconnectez-les : seul ce navigateur gardera les parties, et le code ne servira plus.
web-identity-lock-out = Déconnecter les autres appareils
web-identity-alone = Seul ce navigateur a maintenant vos parties.
web-identity-devices = Un code donne vos parties à un autre appareil ; les deux les ont alors. Vous pouvez déconnecter tous les autres sur la page « Mes parties ».
