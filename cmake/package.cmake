# What a Debian package of the program contains: ./package makes it with CPack (docs/hosting.md).
# Packages are made of the release build, where ./package puts the web client beside the program.

set(from ${PROJECT_SOURCE_DIR}/packaging)
set(made ${PROJECT_BINARY_DIR}/made/package)
file(MAKE_DIRECTORY ${made})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME pakhuis)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Whoever makes the package, by Debian's variables.
set(CPACK_PACKAGE_CONTACT "Pakhuis <pakhuis@localhost>")
if(DEFINED ENV{DEBEMAIL} AND DEFINED ENV{DEBFULLNAME})
    set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "trading games of the canal cities, for the browser
Pakhuis is one house for four board games: Carts of Amsterdam, La Venise du
Nord, Merchants of Amsterdam and Amsterdam. People play them in a browser,
alone against bots, several at one device or over the network, live or one
move a day. The package holds the program, the web client and a service.")

# The libraries that it is linked with; what its scripts call; what hosting it may use.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ca-certificates)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nginx, certbot, postgresql")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    ${from}/postinst ${from}/prerm ${from}/postrm ${from}/conffiles)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

# Compresses a text as Debian asks of it: without its name and time.
function(pakhuis_gzip in out)
    execute_process(COMMAND gzip -9nc INPUT_FILE ${in} OUTPUT_FILE ${made}/${out}
        COMMAND_ERROR_IS_FATAL ANY)
endfunction()
string(TIMESTAMP PACKAGE_TIME "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${from}/changelog.in ${made}/changelog.Debian @ONLY)
pakhuis_gzip(${made}/changelog.Debian changelog.Debian.gz)
pakhuis_gzip(${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog.gz)
pakhuis_gzip(${from}/pakhuis.1 pakhuis.1.gz)

set(documents share/doc/pakhuis)
install(TARGETS pakhuis DESTINATION bin)
install(DIRECTORY ${PROJECT_BINARY_DIR}/web/ DESTINATION share/pakhuis/web)
install(FILES ${made}/pakhuis.1.gz DESTINATION share/man/man1)
install(FILES ${from}/copyright ${made}/changelog.gz ${made}/changelog.Debian.gz
    ${PROJECT_SOURCE_DIR}/docs/hosting.md ${PROJECT_SOURCE_DIR}/docs/server.md
    DESTINATION ${documents})
install(FILES ${from}/nginx.conf DESTINATION ${documents}/examples)
install(FILES ${from}/pakhuis.service DESTINATION /lib/systemd/system)
install(FILES ${from}/pakhuis.default DESTINATION /etc/default RENAME pakhuis)

include(CPack)
